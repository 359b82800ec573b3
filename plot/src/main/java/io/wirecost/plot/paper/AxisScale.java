package io.wirecost.plot.paper;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Where figures stand.
 *
 * @param from place of the least figure, in pixels
 * @param to place of the greatest
 */
public record AxisScale(boolean log, double min, double max, double from, double to) {
    private static final double PADDING = 0.04;
    private static final double LEAST_FACTOR = 1.3;
    /** A logarithmic axis of less than this factor has the ticks of a linear one. */
    private static final double FEW = 8;

    private static final double FLAT = 1e-9;
    private static final double MOST = 1e300;
    private static final double LEAST = 1e-300;

    /**
     * A scale that has room for all figures; a logarithmic one is linear where a figure is not positive.
     *
     * @param zero whether a linear one begins at zero
     */
    public static AxisScale of(DoubleStream figures, boolean log, boolean zero) {
        double[] known = figures.map(AxisScale::bounded).toArray();
        double min = DoubleStream.of(known).min().orElse(0);
        double max = DoubleStream.of(known).max().orElse(1);
        if (log && min > 0) {
            double factor = Math.max(
                    Math.pow(max / Math.max(min, LEAST), PADDING), max < min * LEAST_FACTOR ? LEAST_FACTOR : 1.02);
            return new AxisScale(true, Math.max(min / factor, LEAST / 2), Math.min(max * factor, 2 * MOST), 0, 1);
        }
        return linear(min, max, zero);
    }

    private static AxisScale linear(double min, double max, boolean zero) {
        double low = zero ? Math.min(0, min) : min;
        double high = zero ? Math.max(0, max) : max;
        double least = FLAT * Math.max(Math.abs(low), Math.abs(high));
        double padding = high - low > least
                ? PADDING * (high - low)
                : least == 0 ? 1 : 0.1 * Math.max(Math.abs(low), Math.abs(high));
        boolean startsAtZero = low == 0 && (zero || min < padding);
        return new AxisScale(
                false, startsAtZero ? 0 : low - padding, zero && high == 0 && low < 0 ? 0 : high + padding, 0, 1);
    }

    private static double bounded(double figure) {
        double bounded = Math.max(-MOST, Math.min(MOST, figure));
        return Math.abs(bounded) < LEAST ? 0 : bounded;
    }

    /** The same figures between two other places. */
    public AxisScale between(double start, double end) {
        return new AxisScale(log, min, max, start, end);
    }

    /** Returns where a figure stands; one beyond the ends stands at the end. */
    public double at(double figure) {
        double within = Math.max(min, Math.min(max, bounded(figure)));
        double share = log
                ? (Math.log(within) - Math.log(min)) / (Math.log(max) - Math.log(min))
                : (within - min) / (max - min);
        return from + share * (to - from);
    }

    /** Returns round figures, as many as fit; none where even few do not. */
    public List<Double> ticks(Predicate<List<Double>> fits) {
        Stream<List<Double>> choices = log && max / min > FEW ? Stream.concat(powers(), steps()) : steps();
        return choices.filter(ticks -> ticks.size() > 1)
                .filter(fits)
                .findFirst()
                .or(() -> steps().filter(ticks -> !ticks.isEmpty()).filter(fits).findFirst())
                .orElse(List.of());
    }

    /** Round figures of a logarithmic axis, from many to few, each with at least two. */
    private Stream<List<Double>> powers() {
        int first = (int) Math.floor(Math.log10(min));
        int last = (int) Math.ceil(Math.log10(max));
        Function<double[], List<Double>> within = digits -> IntStream.rangeClosed(first, last)
                .boxed()
                .flatMap(power -> DoubleStream.of(digits).mapToObj(digit -> Double.parseDouble(digit + "E" + power)))
                .filter(this::isWithin)
                .toList();
        return Stream.concat(
                Stream.of(new double[] {1, 2, 5}, new double[] {1, 3}, new double[] {1})
                        .map(within),
                IntStream.of(2, 3, 5, 10, 20, 50, 100)
                        .mapToObj(each -> IntStream.rangeClosed(first, last)
                                .filter(power -> Math.floorMod(power, each) == 0)
                                .mapToObj(power -> Double.parseDouble("1E" + power))
                                .filter(this::isWithin)
                                .toList()));
    }

    private boolean isWithin(double tick) {
        return tick >= min && tick <= max;
    }

    /** Multiples of round steps, from many to few. */
    private Stream<List<Double>> steps() {
        double least = (max - min) / 12;
        int power = (int) Math.floor(Math.log10(least));
        return IntStream.rangeClosed(power, power + 2)
                .boxed()
                .flatMap(
                        exponent -> IntStream.of(1, 2, 5).mapToObj(digit -> Double.parseDouble(digit + "E" + exponent)))
                .filter(step -> step >= least)
                .map(this::multiples);
    }

    private List<Double> multiples(double step) {
        double first = Math.ceil(min / step);
        int count = (int) Math.min(20, Math.floor(max / step) - first + 1);
        return IntStream.range(0, count)
                .mapToObj(i -> round((first + i) * step))
                .filter(this::isWithin)
                .toList();
    }

    private static double round(double figure) {
        return Double.parseDouble(String.format(java.util.Locale.ROOT, "%.12e", figure)) + 0.0;
    }
}
