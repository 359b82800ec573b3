package io.wirecost.pipeline.link;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;

/**
 * A transfer that a link does in a known time.
 *
 * @param what it does, for the reader of a refusal
 * @param idealNanos what the link itself takes
 * @param allowanceNanos what sender, relay and receiver take besides, where it is not small beside the ideal
 */
record Promise(String what, long idealNanos, long allowanceNanos) {
    private static final double TOLERANCE = 0.05;
    private static final int ATTEMPTS = 10;
    private static final double NANOS_PER_MILLI = 1e6;

    /** Does it once and takes the time. */
    @FunctionalInterface
    interface Attempt {
        long nanos() throws IOException, InterruptedException;
    }

    /**
     * Tries until the promise is kept, ten times at most. Other work on the machine can only add time, so one
     * undisturbed attempt proves it. None may be too fast: nothing but a mistake in the relay could make it so.
     *
     * @return how it is broken
     */
    Optional<String> brokenBy(Attempt attempt) throws IOException, InterruptedException {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < ATTEMPTS && best > mostNanos(); i++) {
            best = Math.min(best, attempt.nanos());
            if (best < leastNanos()) {
                return Optional.of(words(best, "at least", leastNanos()));
            }
        }
        return best > mostNanos()
                ? Optional.of(words(best, "at most", mostNanos()) + " (best of " + ATTEMPTS + ")")
                : Optional.empty();
    }

    long leastNanos() {
        return (long) (idealNanos * (1 - TOLERANCE));
    }

    long mostNanos() {
        return (long) (idealNanos * (1 + TOLERANCE)) + allowanceNanos;
    }

    private String words(long actualNanos, String bound, long boundNanos) {
        return String.format(
                Locale.ROOT,
                "%s took %.2f ms, expected %s %.2f ms",
                what,
                actualNanos / NANOS_PER_MILLI,
                bound,
                boundNanos / NANOS_PER_MILLI);
    }
}
