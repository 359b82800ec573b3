package io.wirecost.topics.kafka;

/**
 * A message as it was sent.
 *
 * @param partition that it is in
 * @param offset its number there
 * @param value never null
 */
public record TopicMessage(int partition, long offset, byte[] value) {
    /** Where it is, for people. */
    public String place() {
        return "partition " + partition + ", offset " + offset;
    }
}
