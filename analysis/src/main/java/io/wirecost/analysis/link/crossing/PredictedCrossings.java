package io.wirecost.analysis.link.crossing;

import io.wirecost.analysis.link.accuracy.Uncertainty;
import io.wirecost.analysis.link.model.Prediction;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.codec.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;

/**
 * Where the predicted lines of two codecs cross.
 *
 * @param measured the slowest and the fastest bandwidth that was measured, perhaps infinite
 */
record PredictedCrossings(
        Variant codec,
        Prediction line,
        Variant rival,
        Prediction rivalLine,
        double delayNanos,
        Interval measured,
        Uncertainty uncertainty) {
    /** The range of the search: 1 kbit/s, slower than modems, to 1 Tbit/s, faster than network cards, in logarithms. */
    private static final double SLOWEST = Math.log(1e3);

    private static final double FASTEST = Math.log(1e12);
    private static final int STEPS = 180;
    private static final int HALVINGS = 60;

    List<Crossing> crossings() {
        List<Crossing> crossings = new ArrayList<>();
        for (int step = 0; step < STEPS; step++) {
            double from = at(step);
            double to = at(step + 1);
            if (ratio(from) < 0 != ratio(to) < 0) {
                crossings.add(crossing(bisect(this::ratio, from, to), ratio(from) < 0));
            }
        }
        return crossings;
    }

    private Crossing crossing(double at, boolean rising) {
        double bitsPerSecond = Math.exp(at);
        return new Crossing(
                rising ? codec : rival,
                rising ? rival : codec,
                bitsPerSecond,
                half(at).isPresent() ? Optional.of(interval(at)) : Optional.empty(),
                measured,
                bitsPerSecond < measured.low() || bitsPerSecond > measured.high());
    }

    /** The bandwidths around a crossing at which the ratio is no further from 1 than it may be off. */
    private Interval interval(double at) {
        DoubleUnaryOperator distance =
                logarithm -> Math.abs(ratio(logarithm)) - half(logarithm).orElse(Double.POSITIVE_INFINITY);
        double low = 0;
        double high = Double.POSITIVE_INFINITY;
        double width = (FASTEST - SLOWEST) / STEPS;
        for (double x = at; x > SLOWEST && low == 0; x -= width) {
            low = distance.applyAsDouble(x - width) > 0 ? Math.exp(bisect(distance, x - width, x)) : 0;
        }
        for (double x = at; x < FASTEST && Double.isInfinite(high); x += width) {
            high = distance.applyAsDouble(x + width) > 0 ? Math.exp(bisect(distance, x, x + width)) : high;
        }
        return new Interval(low, high);
    }

    private OptionalDouble half(double logarithm) {
        return uncertainty.halfWidth(codec, rival, Math.exp(logarithm), delayNanos);
    }

    private static double at(int step) {
        return SLOWEST + (FASTEST - SLOWEST) * step / STEPS;
    }

    /** Logarithm of the codec's time divided by its rival's. */
    private double ratio(double logarithm) {
        double bandwidth = Math.exp(logarithm);
        return Math.log(line.nanosOver(bandwidth, delayNanos) / rivalLine.nanosOver(bandwidth, delayNanos));
    }

    /** @param function of different signs at both ends */
    private static double bisect(DoubleUnaryOperator function, double from, double to) {
        double low = from;
        double high = to;
        boolean below = function.applyAsDouble(from) < 0;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (function.applyAsDouble(middle) < 0 == below) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }
}
