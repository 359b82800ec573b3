package io.wirecost.studies.rule;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.analysis.sweep.Growth;
import io.wirecost.studies.figure.GrowthFinder;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudiedQuantity;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A straight line describes figures over the values of a sweep.
 *
 * @param step that sweeps
 * @param grow which figures
 */
public record Straight(String step, List<StudiedQuantity.QuantityKind> grow, List<String> lines) implements Check {
    /** Of sizes. */
    private static final double LEAST_OF_BYTES = 0.99;

    /** Of the means of times, which have noise. */
    private static final double LEAST_OF_TIMES = 0.97;

    public Straight {
        grow = List.copyOf(grow);
        lines = List.copyOf(lines);
    }

    @Override
    public String words() {
        return "A straight line through the means of the sweep's values explains at least 99 % of the variance of sizes, and 97 %"
                + " of that of times (R²).";
    }

    @Override
    public Set<String> figures() {
        return Set.of();
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        return new Verdict(grow.stream()
                .flatMap(kind -> lines.stream().map(line -> point(figures, kind, line)))
                .toList());
    }

    private ClaimPart point(StudyFigures figures, StudiedQuantity.QuantityKind kind, String line) {
        return figures.run(step)
                .map(run -> GrowthFinder.find(run, kind, figures.line(line))
                        .map(growth -> point(kind, line, growth))
                        .orElseGet(() -> ClaimPart.sentence(
                                ClaimAnswer.INCOMPARABLE,
                                "There is no %s of %s, %s.".formatted(kind.words(), line, step))))
                .orElseGet(() -> ClaimPart.sentence(
                        ClaimAnswer.INCOMPARABLE, PointRatios.atBeginning(figures.notMeasured(step)) + "."));
    }

    private ClaimPart point(StudiedQuantity.QuantityKind kind, String line, Growth growth) {
        double explained = explained(growth.points());
        double least = kind.unit() == StudiedQuantity.Unit.BYTES ? LEAST_OF_BYTES : LEAST_OF_TIMES;
        return new ClaimPart(
                ClaimAnswer.of(explained >= least, explained < least),
                "R² of a line, " + step,
                String.format(Locale.ROOT, "%s, %s: %.3f", line, kind.words(), explained));
    }

    /** R²: how much of the figures' variance a line over the values explains. */
    private static double explained(List<Growth.Point> points) {
        double[] values = points.stream().mapToDouble(Growth.Point::value).toArray();
        double[] centres = points.stream().mapToDouble(Growth.Point::centre).toArray();
        double both = products(values, centres);
        return both * both / (products(values, values) * products(centres, centres));
    }

    /** The sum of the products of both lists' deviations from their means. */
    private static double products(double[] one, double[] other) {
        double mean = Moments.mean(one);
        double otherMean = Moments.mean(other);
        return IntStream.range(0, one.length)
                .mapToDouble(i -> (one[i] - mean) * (other[i] - otherMean))
                .sum();
    }
}
