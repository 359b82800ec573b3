package io.wirecost.topics.kafka;

import java.util.Optional;
import java.util.stream.Stream;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.utils.ByteUtils;
import org.apache.kafka.common.utils.Utils;

/**
 * A header in which a registry's serializer says by which schema a message was written.
 *
 * @param kind what stands in it
 */
public record SchemaHeader(Kind kind, byte[] value) {
    /** The headers that serializers write. */
    public enum Kind {
        /** What else stands in front of a message, or the schema's GUID behind a byte of one. */
        FRAME("__value_schema_id"),
        /** An id in eight bytes. */
        CONTENT_ID("apicurio.value.contentId"),
        /** A number that only Apicurio's own API knows. */
        GLOBAL_ID("apicurio.value.globalId");

        private final String key;

        Kind(String key) {
            this.key = key;
        }
    }

    /** The one that a message has; empty if it has none. */
    static Optional<SchemaHeader> of(Headers headers) {
        return Stream.of(Kind.values())
                .flatMap(kind -> Stream.ofNullable(headers.lastHeader(kind.key))
                        .filter(header -> header.value() != null)
                        .map(header -> new SchemaHeader(kind, header.value())))
                .findFirst();
    }

    /** For people. */
    public String name() {
        return kind.key;
    }

    /** What it takes of a message: name and value, each behind its length. */
    int bytes() {
        int nameBytes = Utils.utf8Length(kind.key);
        return ByteUtils.sizeOfVarint(nameBytes) + nameBytes + ByteUtils.sizeOfVarint(value.length) + value.length;
    }
}
