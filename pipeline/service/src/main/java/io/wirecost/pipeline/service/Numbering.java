package io.wirecost.pipeline.service;

import java.nio.ByteBuffer;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeader;

/** How a message carries its number, and in the floor a seal: each 8 bytes in a header of Kafka's. */
final class Numbering {
    private static final String NUMBER = "n";
    private static final String SEAL = "s";

    private Numbering() {}

    static Header number(long number) {
        return header(NUMBER, number);
    }

    static Header seal(long seal) {
        return header(SEAL, seal);
    }

    /** @throws IllegalArgumentException if it has none */
    static long number(Headers headers) {
        return value(headers, NUMBER);
    }

    /** @throws IllegalArgumentException if it has none */
    static long seal(Headers headers) {
        return value(headers, SEAL);
    }

    private static Header header(String key, long value) {
        return new RecordHeader(
                key, ByteBuffer.allocate(Long.BYTES).putLong(value).array());
    }

    private static long value(Headers headers, String key) {
        Header header = headers.lastHeader(key);
        if (header == null || header.value().length != Long.BYTES) {
            throw new IllegalArgumentException("a message came whose header " + key + " is not 8 bytes");
        }
        return ByteBuffer.wrap(header.value()).getLong();
    }
}
