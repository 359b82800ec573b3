package io.wirecost.topics.kafka;

import java.util.Optional;

/**
 * A message as it was sent.
 *
 * @param partition that it is in
 * @param offset its number there
 * @param value never null
 * @param header that names its schema; empty where nothing does, or the value itself
 */
public record TopicMessage(int partition, long offset, byte[] value, Optional<SchemaHeader> header) {
    /** Where it is, for people. */
    public String place() {
        return "partition " + partition + ", offset " + offset;
    }

    /** Its value, and the header without which nobody could read it. */
    public int sentBytes() {
        return value.length + header.map(SchemaHeader::bytes).orElse(0);
    }
}
