package io.wirecost.robustness;

import java.util.List;
import java.util.Optional;

/** Fields of Protocol Buffers at the end of the message. */
record ProtobufFields() implements UnknownField {
    private static final int TYPE_BITS = 3;
    private static final int VARINT = 0;
    private static final int FIXED64 = 1;
    private static final int SIZED = 2;
    private static final int GROUP = 3;
    private static final int END = 4;
    private static final int FIXED32 = 5;
    private static final int LARGEST_NUMBER = (1 << 29) - 1;

    @Override
    public Optional<byte[]> with(byte[] message, Unknown field) {
        return Optional.of(Bytes.joined(message, field.bytes()));
    }

    @Override
    public List<Unknown> unknown() {
        return List.of(
                field("a varint", tag(NUMBER, VARINT), Bytes.of(1)),
                field("8 bytes", tag(NUMBER, FIXED64), new byte[Long.BYTES]),
                field("a text", tag(NUMBER, SIZED), Bytes.of(1, 'x')),
                field("a group", tag(NUMBER, GROUP), tag(NUMBER, END)),
                field("a group without an end", tag(NUMBER, GROUP), new byte[0]),
                field("the end of a group without a beginning", tag(NUMBER, END), new byte[0]),
                field("a group with another end", tag(NUMBER, GROUP), tag(NUMBER + 1, END)),
                field("4 bytes", tag(NUMBER, FIXED32), new byte[Integer.BYTES]),
                field("type 6, which does not exist", tag(NUMBER, 6), Bytes.of(1)),
                field("type 7, which does not exist", tag(NUMBER, 7), Bytes.of(1)),
                field("number 0, which does not exist", tag(0, VARINT), Bytes.of(1)),
                field("the largest number", tag(LARGEST_NUMBER, VARINT), Bytes.of(1)));
    }

    @Override
    public List<Unknown> nested(int levels) {
        return List.of(
                new Unknown("groups", UnknownField.nest(tag(NUMBER, GROUP), new byte[0], tag(NUMBER, END), levels)));
    }

    private static Unknown field(String what, byte[] tag, byte[] value) {
        return new Unknown("a field that the schema does not have: " + what, Bytes.joined(tag, value));
    }

    private static byte[] tag(int number, int type) {
        return Varints.of((long) number << TYPE_BITS | type);
    }
}
