package io.wirecost.analysis.advice;

import java.util.OptionalDouble;
import java.util.function.DoublePredicate;

/** Finds how far a number has to go for an answer to be another one. */
final class TurningPoint {
    private static final double CLOSE = 1.005;
    private static final double STEP = 2;

    private TurningPoint() {}

    /**
     * Goes from a number towards another one until the answer changes. Returns where it has changed, closer than half a
     * percent; empty if it stays all the way.
     *
     * @param now above zero
     * @param end above zero
     */
    static OptionalDouble between(double now, double end, DoublePredicate answer) {
        boolean first = answer.test(now);
        double same = now;
        while (same != end) {
            double next = end > now ? Math.min(end, same * STEP) : Math.max(end, same / STEP);
            if (answer.test(next) != first) {
                return OptionalDouble.of(closer(same, next, answer));
            }
            same = next;
        }
        return OptionalDouble.empty();
    }

    private static double closer(double before, double after, DoublePredicate answer) {
        double same = before;
        double changed = after;
        boolean wanted = answer.test(after);
        while (Math.max(same, changed) / Math.min(same, changed) > CLOSE) {
            double middle = Math.sqrt(same * changed);
            if (answer.test(middle) == wanted) {
                changed = middle;
            } else {
                same = middle;
            }
        }
        return changed;
    }
}
