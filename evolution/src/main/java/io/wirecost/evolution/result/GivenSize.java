package io.wirecost.evolution.result;

/**
 * How large the messages of the given records are.
 *
 * @param messages how many there are
 * @param sizeBytes of all together
 */
public record GivenSize(int messages, long sizeBytes) {
    /** Bytes of a message. */
    public double mean() {
        return (double) sizeBytes / messages;
    }
}
