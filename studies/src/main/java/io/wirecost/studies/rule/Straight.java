package io.wirecost.studies.rule;

import io.wirecost.analysis.sweep.Growth;
import io.wirecost.analysis.sweep.Growth.Straightness;
import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.GrowthFinder;
import io.wirecost.studies.source.Quantity;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A straight line describes figures over the values of a sweep.
 *
 * @param step that sweeps
 * @param grow which figures
 */
public record Straight(String step, List<Quantity.Kind> grow, List<String> lines) implements Check {
    private static final int PERCENT = 100;

    public Straight {
        grow = List.copyOf(grow);
        lines = List.copyOf(lines);
    }

    @Override
    public String words() {
        return "A straight line through all values of the sweep lies within 5 % of each figure or in its interval; elsewhere"
                + " the claim does not hold.";
    }

    @Override
    public Set<String> figures() {
        return Set.of();
    }

    @Override
    public Verdict judge(Figures figures) {
        return Verdict.of(grow.stream()
                .flatMap(kind -> lines.stream().map(line -> point(figures, kind, line)))
                .toList());
    }

    private Point point(Figures figures, Quantity.Kind kind, String line) {
        Optional<Growth> growth = figures.run(step).flatMap(run -> GrowthFinder.find(run, kind, figures.line(line)));
        return Point.of(
                growth.map(Straight::answer).orElse(Answer.OPEN),
                "Farthest from the line, " + step,
                "%s, %s: %s"
                        .formatted(
                                line, kind.words(), growth.map(Straight::words).orElse("no figure")));
    }

    private static Answer answer(Growth growth) {
        return Answer.of(growth.straightness() == Straightness.HOLDS, growth.straightness() == Straightness.FAILS);
    }

    private static String words(Growth growth) {
        return growth.farthest()
                .map(farthest ->
                        String.format(Locale.ROOT, "%+.0f %% at %d", PERCENT * farthest.fraction(), farthest.value()))
                .orElse("too few forks");
    }
}
