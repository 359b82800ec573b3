package io.wirecost.engine.worker;

import java.util.Optional;

/**
 * What came of decoding one message within limits, and what it cost.
 *
 * @param processorNanos of the message; 0 if the process has ended
 * @param allocatedBytes of the message; empty if the runtime does not count them, or the process has ended
 */
public record MeasuredDecode(DecodeResult result, double processorNanos, Optional<Double> allocatedBytes) {
    static MeasuredDecode of(DecodeResult result, AnswerMembers outcome) throws BadAnswer {
        return new MeasuredDecode(result, outcome.amount("processorNanos"), outcome.optionalAmount("allocatedBytes"));
    }

    /** Returns whether its process has ended of it, or had to be. */
    public boolean ended() {
        return result instanceof DecodeResult.Ended;
    }
}
