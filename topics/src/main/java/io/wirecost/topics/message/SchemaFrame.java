package io.wirecost.topics.message;

import io.wirecost.topics.kafka.SchemaHeader;
import io.wirecost.topics.kafka.SchemaHeader.Kind;
import io.wirecost.topics.kafka.TopicMessage;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * What a registry's serializer says of a message: the schema's id, then in Protocol Buffers the indexes of the message in its file.
 * It stands in front of the message, or in a header.
 *
 * @param id of the schema
 * @param indexes e.g. {@code [1,0]}; empty in other languages
 * @param head begins with all of that
 * @param end where in the head it ends
 */
record SchemaFrame(TopicMessage message, SchemaId id, String indexes, byte[] head, int end) {
    private static final int NUMBERED = 0;
    private static final int GUID = 1;
    private static final int MOST_INDEXES = 100;

    /** Returns whether a message begins as with a frame: no text does. */
    static boolean begins(TopicMessage message) {
        return message.value().length > 0 && message.value()[0] == NUMBERED;
    }

    /** Empty if it is cut off, or has no id that the common API knows. */
    static Optional<SchemaFrame> of(TopicMessage message) {
        byte[] head = message.header().map(SchemaHeader::value).orElseGet(message::value);
        ByteBuffer bytes = ByteBuffer.wrap(head);
        Kind kind = message.header().map(SchemaHeader::kind).orElse(Kind.FRAME);
        try {
            return id(kind, bytes).map(id -> new SchemaFrame(message, id, "", head, bytes.position()));
        } catch (BufferUnderflowException e) {
            return Optional.empty();
        }
    }

    private static Optional<SchemaId> id(Kind kind, ByteBuffer bytes) {
        return switch (kind) {
            case FRAME ->
                switch (bytes.get()) {
                    case NUMBERED -> Optional.of(new SchemaId.Numbered(bytes.getInt()));
                    case GUID -> Optional.of(new SchemaId.Guid(new UUID(bytes.getLong(), bytes.getLong())));
                    default -> Optional.empty();
                };
            case CONTENT_ID ->
                Optional.of(bytes.getLong())
                        .filter(id -> id >= 0 && id <= Integer.MAX_VALUE)
                        .map(id -> new SchemaId.Numbered(id.intValue()));
            case GLOBAL_ID -> Optional.empty();
        };
    }

    /** The same in Protocol Buffers; empty if its indexes are cut off, or are none. */
    Optional<SchemaFrame> withIndexes() {
        ByteBuffer bytes = ByteBuffer.wrap(head).position(end);
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
                    : Optional.of(new SchemaFrame(message, id, text(numbers), head, bytes.position()));
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

    /** The message itself. */
    byte[] content() {
        return message.header().isPresent() ? message.value() : Arrays.copyOfRange(head, end, head.length);
    }

    /** Where the schema's id stands, for people. */
    String place() {
        return message.header().isPresent() ? "with the schema's id in a header" : "behind a registry's frame";
    }
}
