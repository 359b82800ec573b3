package io.wirecost.pipeline.service;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Headers;

/** The messages that one poll has brought; filled again by the next. */
final class PolledBatch {
    /** Numbers of the messages. */
    final long[] numbers = new long[DataSettings.MAX_POLL_RECORDS];
    /**
     * The messages' encoded bytes. For a message that B forwards, the bytes to send; null for a message that it does
     * not.
     */
    final byte[][] values = new byte[DataSettings.MAX_POLL_RECORDS][];
    /** The decoded objects of the messages. */
    final Object[] objects = new Object[DataSettings.MAX_POLL_RECORDS];

    final Headers[] headers = new Headers[DataSettings.MAX_POLL_RECORDS];

    private final long messages;
    private int size;

    /** @param messages of the set */
    PolledBatch(long messages) {
        this.messages = messages;
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    void add(long number, ConsumerRecord<byte[], byte[]> record) {
        numbers[size] = number;
        values[size] = record.value();
        headers[size] = record.headers();
        size++;
    }

    /** Something is wrong with one of these messages. */
    MessageException failure(int i, String reason) {
        return new MessageException(numbers[i], messages, reason);
    }
}
