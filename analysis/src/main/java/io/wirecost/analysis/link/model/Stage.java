package io.wirecost.analysis.link.model;

import io.wirecost.core.run.Link;

/**
 * One thing that a message needs on its way, per message that A sends.
 *
 * @param name in words
 * @param nanos what it takes whatever the link
 * @param bits that cross the link in one direction
 * @param delays how many times the link's one-way delay it waits
 */
public record Stage(String name, double nanos, double bits, double delays) {
    private static final double NANOS_PER_SECOND = 1e9;

    /** @param bitsPerSecond may be infinite: no limit */
    public double nanosOver(double bitsPerSecond, double delayNanos) {
        return nanos + NANOS_PER_SECOND * bits / bitsPerSecond + delays * delayNanos;
    }

    public double nanosOver(Link link) {
        return nanosOver(bandwidth(link), link.delayNanos());
    }

    /** Bits in a second; infinite where there is no limit. */
    public static double bandwidth(Link link) {
        return link.bitsPerSecond().map(Long::doubleValue).orElse(Double.POSITIVE_INFINITY);
    }
}
