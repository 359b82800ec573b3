package io.wirecost.pipeline.link;

import io.wirecost.core.run.Link;

/**
 * One direction of a link as arithmetic: when bytes that are sent at some time leave it. Times are on any clock that
 * starts at 0.
 */
final class Shaper {
    private static final double NANOS_PER_BYTE_AT_1_BIT = 8e9;

    private Link link;
    private long freeAtNanos;

    Shaper(Link link) {
        this.link = link;
    }

    /** For all that is passed from now on; what is on the link already stays as it was. */
    void shape(Link next) {
        link = next;
    }

    /** Returns the time from which the next bytes can be passed. */
    long freeAtNanos() {
        return freeAtNanos;
    }

    /**
     * Occupies the link with these bytes as soon as it is free.
     *
     * @param readyNanos since when they can be sent
     * @return when the last of them arrives
     */
    long pass(long readyNanos, int bytes) {
        freeAtNanos = Math.max(readyNanos, freeAtNanos) + transmissionNanos(bytes);
        return freeAtNanos + link.delayNanos();
    }

    /** Returns when the last of these bytes would arrive if nothing else came between. */
    long arrivalNanos(long readyNanos, long bytes) {
        return Math.max(readyNanos, freeAtNanos) + transmissionNanos(bytes) + link.delayNanos();
    }

    /**
     * Returns the number of bytes that the link carries in this time and its delay. Without a rate only a delay counts,
     * and it is then worth more bytes than can be held.
     */
    long bytesWithin(long nanos) {
        return link.bitsPerSecond()
                .map(rate -> (long) (rate * (double) (link.delayNanos() + nanos) / NANOS_PER_BYTE_AT_1_BIT))
                .orElse(link.delayNanos() == 0 ? 0 : Long.MAX_VALUE);
    }

    /** Rounded up: a link is never faster than its rate. */
    private long transmissionNanos(long bytes) {
        return link.bitsPerSecond()
                .map(rate -> (long) Math.ceil(bytes * NANOS_PER_BYTE_AT_1_BIT / rate))
                .orElse(0L);
    }
}
