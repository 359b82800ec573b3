package io.wirecost.pipeline.service.channel;

import io.wirecost.pipeline.service.channel.Echo.RoundTrip;
import java.util.Comparator;
import java.util.List;

/**
 * How C's clock stands to A's.
 *
 * @param offsetNanos what has to be added to A's time to get C's
 * @param errorNanos how far that may be off, at most
 */
public record ClockOffset(long offsetNanos, long errorNanos) {
    /**
     * Returns no offset if A and C have the same name for their clock and the answers confirm it. Otherwise it works as
     * NTP does: it takes it that C answered the fastest word in the middle of its round trip, with an error of at most
     * half of it.
     *
     * @param ownClock the name of A's clock
     * @param resolutionNanos its smallest step
     */
    public static ClockOffset of(List<RoundTrip> roundTrips, String ownClock, long resolutionNanos) {
        if (roundTrips.stream().allMatch(trip -> trip.clock().equals(ownClock) && isBetween(trip))) {
            return new ClockOffset(0, resolutionNanos);
        }
        RoundTrip fastest = roundTrips.stream()
                .min(Comparator.comparingLong(RoundTrip::nanos))
                .orElseThrow();
        long half = (fastest.nanos() + 1) / 2;
        return new ClockOffset(fastest.answeredNanos() - fastest.sentNanos() - half, half);
    }

    private static boolean isBetween(RoundTrip trip) {
        return trip.answeredNanos() - trip.sentNanos() >= 0 && trip.heardNanos() - trip.answeredNanos() >= 0;
    }
}
