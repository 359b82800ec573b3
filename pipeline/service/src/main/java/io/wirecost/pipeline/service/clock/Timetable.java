package io.wirecost.pipeline.service.clock;

/**
 * The time at which each message of a set should be sent, whether or not that succeeds. Message k is due at the start
 * plus k times the interval, so no error adds up.
 *
 * @param startNanos when the first message is due, by the clock of the caller
 */
public record Timetable(long startNanos, double messagesPerSecond) {
    private static final double NANOS_PER_SECOND = 1e9;

    /** @param number of the message, from 0 */
    public long dueNanos(long number) {
        return startNanos + Math.round(number * NANOS_PER_SECOND / messagesPerSecond);
    }

    /** Returns how many messages are due by then. */
    long dueBy(long nanos) {
        if (nanos - startNanos < 0) {
            return 0;
        }
        long due = 1 + (long) ((nanos - startNanos) * messagesPerSecond / NANOS_PER_SECOND);
        while (dueNanos(due) - nanos <= 0) { // the times are rounded
            due++;
        }
        while (dueNanos(due - 1) - nanos > 0) {
            due--;
        }
        return due;
    }
}
