package io.wirecost.engine.vectors;

import io.wirecost.core.codec.CodecInfo;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Makes the message of a format whose record has a vector's bytes as its only value. */
enum Wrapping {
    CBOR_MAP("CBOR", "", "cbor.txt") {
        @Override
        byte[] wrap(Vector vector) {
            return joined(head(0xa1), head(0x60 + vector.field().length()), key(vector), vector.bytes());
        }
    },
    MESSAGEPACK_MAP("MessagePack", "named maps", "messagepack.txt") {
        @Override
        byte[] wrap(Vector vector) {
            return joined(head(0x81), head(0xa0 + vector.field().length()), key(vector), vector.bytes());
        }
    },
    MESSAGEPACK_ARRAY("MessagePack", "positional arrays", "messagepack.txt") {
        @Override
        byte[] wrap(Vector vector) {
            byte[] fields = amongEmpty(vector, 0xc0);
            return joined(head(0x90 + VectorSchema.fields().size()), fields);
        }
    },
    AVRO("Avro", "", "avro.txt") {
        @Override
        byte[] wrap(Vector vector) {
            return amongEmpty(vector, 0);
        }
    },
    PROTOBUF("Protocol Buffers", "", "protobuf.txt") {
        @Override
        byte[] wrap(Vector vector) {
            return vector.bytes();
        }
    };

    private final String format;
    private final String layout;
    private final String file;

    Wrapping(String format, String layout, String file) {
        this.format = format;
        this.layout = layout;
        this.file = file;
    }

    /** Returns the one for a codec's messages; empty where there are no vectors for them. */
    static Optional<Wrapping> of(CodecInfo codec) {
        return Arrays.stream(values())
                .filter(one -> one.format.equals(codec.format()) && one.layout.equals(codec.layout()))
                .findFirst();
    }

    /** Returns the message of a vector. */
    abstract byte[] wrap(Vector vector);

    Suite suite() {
        return Suite.shipped(file);
    }

    /** A vector in its place, and a byte for each field that is not there. Behind the last one nothing follows. */
    private static byte[] amongEmpty(Vector vector, int absent) {
        List<String> fields = VectorSchema.fields();
        int at = fields.indexOf(vector.field());
        byte[] before = new byte[at];
        byte[] after = new byte[vector.last() ? 0 : fields.size() - at - 1];
        Arrays.fill(before, (byte) absent);
        Arrays.fill(after, (byte) absent);
        return joined(before, vector.bytes(), after);
    }

    private static byte[] head(int value) {
        return new byte[] {(byte) value};
    }

    private static byte[] key(Vector vector) {
        return vector.field().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
