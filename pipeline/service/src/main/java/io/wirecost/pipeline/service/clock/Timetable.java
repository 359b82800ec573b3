package io.wirecost.pipeline.service.clock;

/**
 * When each message of a set should be sent, whether or not that succeeds: message k at the start plus k times the
 * interval, so that no error adds up.
 *
 * @param startNanos when the first one is due, by the clock of whoever asks
 */
public record Timetable(long startNanos, double messagesPerSecond) {
    private static final double NANOS_PER_SECOND = 1e9;

    /** @param number of the message, from 0 */
    public long dueNanos(long number) {
        return startNanos + Math.round(number * NANOS_PER_SECOND / messagesPerSecond);
    }

    /** How many messages are due by then. */
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
