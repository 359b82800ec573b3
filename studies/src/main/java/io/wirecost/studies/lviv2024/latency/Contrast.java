package io.wirecost.studies.lviv2024.latency;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.studies.Answer;

/**
 * How the ratio of two times is to be read. What is notable is a tenth: the least that the study itself calls a reduction.
 */
enum Contrast {
    /** The whole interval is above 1, and the ratio by a tenth or more. */
    LONGER,
    /** The whole interval is within a tenth of 1. */
    ALIKE,
    /** The whole interval is below 1, and the ratio by a tenth or more. */
    SHORTER,
    /** None of these: more blocks might tell. */
    OPEN;

    private static final double NOTABLE = 1.1;

    /** @param ratio with an interval */
    static Contrast of(Estimate ratio) {
        Interval interval = ratio.interval().orElseThrow();
        if (1 / NOTABLE <= interval.low() && interval.high() <= NOTABLE) {
            return ALIKE;
        } else if (interval.low() > 1 && ratio.centre() >= NOTABLE) {
            return LONGER;
        }
        return interval.high() < 1 && ratio.centre() <= 1 / NOTABLE ? SHORTER : OPEN;
    }

    /** Returns whether one thing is certainly longer than another, by however little. */
    static Answer isLonger(Estimate ratio) {
        Interval interval = ratio.interval().orElseThrow();
        if (interval.low() > 1) {
            return Answer.HOLDS;
        }
        return interval.high() < 1 ? Answer.FAILS : Answer.OPEN;
    }
}
