package io.wirecost.analysis.link.crossing;

import io.wirecost.analysis.link.crossing.Duel.LinkRatio;
import io.wirecost.analysis.link.model.Stage;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.codec.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/**
 * The bandwidths at which the measured ratio of two codecs goes through 1. Such a crossing lies between two links on
 * which different codecs are certainly faster, or at the ends of the sweep, where one of the two is a tie. Links
 * between them on which the codecs cannot be told apart make no crossing of their own.
 *
 * @param ratios time of the codec divided by time of its rival, slowest link first
 */
record MeasuredCrossings(Variant codec, Variant rival, List<LinkRatio> ratios) {
    List<Crossing> crossings() {
        List<Integer> sides = sides();
        List<Crossing> crossings = new ArrayList<>();
        for (int i = 1; i < sides.size(); i++) {
            if (faster(sides.get(i - 1)) != faster(sides.get(i))) {
                crossings.add(crossing(sides.get(i - 1), sides.get(i)));
            }
        }
        return crossings;
    }

    /** The links that take a side: those without a tie, and the two ends of the sweep; without intervals all. */
    private List<Integer> sides() {
        List<Integer> decided = new ArrayList<>();
        for (int i = 0; i < ratios.size(); i++) {
            boolean end = i == 0 || i == ratios.size() - 1;
            if (end || !ratios.get(i).isTie() || isSingle(i)) {
                decided.add(i);
            }
        }
        return decided.stream().allMatch(i -> ratios.get(i).isTie() && !isSingle(i)) ? List.of() : decided;
    }

    private boolean isSingle(int link) {
        return ratios.get(link).ratio().interval().isEmpty();
    }

    /** Returns whether the codec is faster than its rival. */
    private boolean faster(int link) {
        return logarithm(link, MeasuredCrossings::centre) < 0;
    }

    private Crossing crossing(int slow, int fast) {
        boolean rising = faster(slow);
        double at = root(slow, fast, MeasuredCrossings::centre).orElseThrow();
        return new Crossing(
                rising ? codec : rival,
                rising ? rival : codec,
                at,
                interval(slow, fast, rising),
                new Interval(bandwidth(slow), bandwidth(fast)),
                false);
    }

    /** The upper end of a rising ratio's interval goes through 1 first, on the slow side. */
    private Optional<Interval> interval(int slow, int fast, boolean rising) {
        if (isSingle(slow) || isSingle(fast)) {
            return Optional.empty();
        }
        ToDoubleFunction<LinkRatio> first = rising ? MeasuredCrossings::high : MeasuredCrossings::low;
        ToDoubleFunction<LinkRatio> last = rising ? MeasuredCrossings::low : MeasuredCrossings::high;
        return Optional.of(new Interval(
                root(slow, fast, first).orElse(0), root(slow, fast, last).orElse(Double.POSITIVE_INFINITY)));
    }

    /** Returns where a curve goes through 1 between two links; empty where it does not. */
    private OptionalDouble root(int slow, int fast, ToDoubleFunction<LinkRatio> curve) {
        for (int i = slow; i < fast; i++) {
            double one = logarithm(i, curve);
            double other = logarithm(i + 1, curve);
            if (one < 0 != other < 0) {
                return OptionalDouble.of(between(bandwidth(i), one, bandwidth(i + 1), other));
            }
        }
        return OptionalDouble.empty();
    }

    /** Straight on logarithmic bandwidth; towards no limit at all, straight on the time of a bit. */
    private static double between(double slow, double one, double fast, double other) {
        return Double.isInfinite(fast)
                ? slow * (other - one) / other
                : slow * Math.pow(fast / slow, one / (one - other));
    }

    private double bandwidth(int link) {
        return Stage.bandwidth(ratios.get(link).link());
    }

    private double logarithm(int link, ToDoubleFunction<LinkRatio> curve) {
        return Math.log(curve.applyAsDouble(ratios.get(link)));
    }

    private static double centre(LinkRatio ratio) {
        return ratio.ratio().centre();
    }

    private static double low(LinkRatio ratio) {
        return ratio.ratio().interval().orElseThrow().low();
    }

    private static double high(LinkRatio ratio) {
        return ratio.ratio().interval().orElseThrow().high();
    }
}
