package io.wirecost.topics.message;

import io.wirecost.topics.kafka.TopicMessage;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a registry's serializer puts in front of a message: a zero byte and the schema's id, then in Protocol Buffers the indexes of
 * the message in its file.
 *
 * @param id of the schema
 * @param indexes e.g. {@code [1,0]}; empty in other languages
 * @param body where the message itself begins
 */
record Frame(TopicMessage message, int id, String indexes, int body) {
    private static final int HEAD_BYTES = 5;
    private static final int MOST_INDEXES = 100;

    /** Returns whether a message begins as with a frame: no text does. */
    static boolean begins(TopicMessage message) {
        return message.value().length > 0 && message.value()[0] == 0;
    }

    /** Empty if it is cut off. */
    static Optional<Frame> of(TopicMessage message) {
        return message.value().length < HEAD_BYTES
                ? Optional.empty()
                : Optional.of(
                        new Frame(message, ByteBuffer.wrap(message.value()).getInt(1), "", HEAD_BYTES));
    }

    /** The same in Protocol Buffers; empty if its indexes are cut off, or are none. */
    Optional<Frame> withIndexes() {
        ByteBuffer bytes = ByteBuffer.wrap(message.value()).position(HEAD_BYTES);
        try {
            int count = varint(bytes);
            if (count < 0 || count > MOST_INDEXES) {
                return Optional.empty();
            }
            List<Integer> numbers = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                numbers.add(varint(bytes));
            }
            return numbers.stream().anyMatch(number -> number < 0)
                    ? Optional.empty()
                    : Optional.of(new Frame(message, id, text(numbers), bytes.position()));
        } catch (BufferUnderflowException e) {
            return Optional.empty();
        }
    }

    /** The first message of a file is so frequent that it has no number. */
    private static String text(List<Integer> numbers) {
        return numbers.isEmpty()
                ? "[0]"
                : numbers.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
    }

    /** Seven bits a byte, the lowest first, signs folded in. */
    private static int varint(ByteBuffer bytes) {
        int folded = 0;
        byte read = -1;
        for (int shift = 0; read < 0 && shift < Integer.SIZE; shift += 7) {
            read = bytes.get();
            folded |= (read & 0x7f) << shift;
        }
        return read < 0 ? -1 : (folded >>> 1) ^ -(folded & 1);
    }

    byte[] content() {
        return Arrays.copyOfRange(message.value(), body, message.value().length);
    }

    /** What the message was written by. */
    Writer writer() {
        return new Writer(id, indexes);
    }

    /**
     * A type of a schema of the registry.
     *
     * @param indexes of the type where the schema has several
     */
    record Writer(int id, String indexes) {}
}
