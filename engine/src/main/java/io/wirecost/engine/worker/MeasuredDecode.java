package io.wirecost.engine.worker;

import java.util.Optional;

/**
 * What came of decoding one message within limits, and what it cost.
 *
 * @param processorNanos of the message; 0 if the process has ended
 * @param allocatedBytes of the message; empty if the runtime does not count them, or the process has ended
 * @param isLate whether a first process was ended since the message took more than the limit of processor time. The result is that of
 *     the second
 */
public record MeasuredDecode(
        DecodeResult result, double processorNanos, Optional<Double> allocatedBytes, boolean isLate) {
    static MeasuredDecode of(DecodeResult result, AnswerMembers outcome) throws BadAnswer {
        return new MeasuredDecode(
                result, outcome.amount("processorNanos"), outcome.optionalAmount("allocatedBytes"), false);
    }

    /** The same, of a message that had outrun the limit before. */
    MeasuredDecode late() {
        return new MeasuredDecode(result, processorNanos, allocatedBytes, true);
    }

    /** Returns whether its process has ended of it, or had to be. */
    public boolean ended() {
        return result instanceof DecodeResult.Ended;
    }
}
