package io.wirecost.analysis.sweep;

import io.wirecost.analysis.FileScores;
import io.wirecost.analysis.ForkScores;
import io.wirecost.analysis.SpeedPriors;
import io.wirecost.analysis.SpeedStatistics;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.analysis.sweep.Growth.Deviation;
import io.wirecost.analysis.sweep.Growth.Point;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Pass;
import io.wirecost.core.run.Speed;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;

/** Fits straight lines to the figures of a sweep. */
final class Growths {
    /** A line that is no farther from a figure than this is near enough. */
    static final double TOLERANCE = 0.05;

    private static final double TAIL = 0.025;
    private static final int FEWEST_VALUES = 3;

    private final List<Integer> values;
    private final double[] x;

    /** @param values of the parameter, ascending, at least two */
    Growths(List<Integer> values) {
        this.values = List.copyOf(values);
        this.x = values.stream().mapToDouble(Integer::doubleValue).toArray();
    }

    /** @param meanBytes one for each value */
    Growth ofSizes(List<Double> meanBytes) {
        List<Point> points = IntStream.range(0, values.size())
                .mapToObj(i -> new Point(values.get(i), meanBytes.get(i), Optional.empty()))
                .toList();
        StraightLine line = fit(meanBytes, StraightLine.weights(centres(points)));
        return new Growth(points, line.slope(), Optional.empty(), farthest(points, line));
    }

    /**
     * A line is fitted to each fork, all with the weights of the common estimate. The slope is the mean of the forks'
     * slopes, and its interval is Student's over the forks.
     */
    Growth ofTimes(Speed speed) {
        return ofForks(
                points(SpeedStatistics.of(speed, SpeedPriors.NONE)),
                ForkScores.of(speed).forks().stream()
                        .map(ForkScores.Fork::nanosByGroup)
                        .toList());
    }

    /**
     * As the times of an operation. Each value has forks of its own, and those of the same round share a line. Empty if no
     * round has forks of all values.
     *
     * @param files one for each value
     */
    Optional<Growth> ofFiles(List<FilePasses> files, ToLongFunction<Pass> nanos) {
        List<List<Double>> rounds = files.get(0).forks().stream()
                .map(fork -> round(files, fork.round(), nanos))
                .filter(figures -> figures.size() == values.size())
                .toList();
        List<Point> points = IntStream.range(0, values.size())
                .mapToObj(i -> point(values.get(i), FileScores.estimate(files.get(i), nanos)))
                .toList();
        return rounds.isEmpty() ? Optional.empty() : Optional.of(ofForks(points, rounds));
    }

    private static List<Double> round(List<FilePasses> files, int round, ToLongFunction<Pass> nanos) {
        return files.stream()
                .flatMap(file -> file.forks().stream().filter(fork -> fork.round() == round))
                .map(fork -> fork.median(nanos))
                .toList();
    }

    private static Point point(int value, Estimate estimate) {
        return new Point(value, estimate.centre(), estimate.interval());
    }

    /** @param forks each with a figure for each value */
    private Growth ofForks(List<Point> points, List<List<Double>> forks) {
        double[] weights = StraightLine.weights(centres(points));
        List<StraightLine> lines =
                forks.stream().map(fork -> fit(fork, weights)).toList();
        double[] slopes = lines.stream().mapToDouble(StraightLine::slope).toArray();
        double[] atZero = lines.stream().mapToDouble(StraightLine::atZero).toArray();
        StraightLine mean = new StraightLine(Moments.mean(atZero), Moments.mean(slopes));
        Optional<Interval> interval = interval(slopes);
        return new Growth(points, mean.slope(), interval, interval.flatMap(known -> farthest(points, mean)));
    }

    private List<Point> points(SpeedStatistics speed) {
        return IntStream.range(0, values.size())
                .mapToObj(i -> point(values.get(i), speed.nanosByGroup().get(i)))
                .toList();
    }

    private StraightLine fit(List<Double> figures, double[] weights) {
        return StraightLine.fit(
                x, figures.stream().mapToDouble(Double::doubleValue).toArray(), weights);
    }

    private static double[] centres(List<Point> points) {
        return points.stream().mapToDouble(Point::centre).toArray();
    }

    private static Optional<Interval> interval(double[] slopes) {
        if (slopes.length < 2) {
            return Optional.empty();
        }
        double mean = Moments.mean(slopes);
        double half = TDistribution.of(slopes.length - 1).inverseSurvivalProbability(TAIL)
                * Moments.standardDeviation(slopes)
                / Math.sqrt(slopes.length);
        return Optional.of(new Interval(mean - half, mean + half));
    }

    /** Of the values at which the line is not near enough, if there are any; else of all. */
    private static Optional<Deviation> farthest(List<Point> points, StraightLine line) {
        return points.size() < FEWEST_VALUES
                ? Optional.empty()
                : points.stream()
                        .map(point -> deviation(point, line.at(point.value())))
                        .max(Comparator.comparing((Deviation deviation) -> !deviation.tolerated())
                                .thenComparing(deviation -> Math.abs(deviation.fraction())));
    }

    /** The line is near enough within 5 % of the figure, and where the figure's own interval contains it. */
    private static Deviation deviation(Point point, double line) {
        double fraction = (line - point.centre()) / Math.max(point.centre(), StraightLine.LEAST);
        boolean inside =
                point.interval().filter(interval -> interval.contains(line)).isPresent();
        return new Deviation(point.value(), fraction, inside || Math.abs(fraction) <= TOLERANCE);
    }
}
