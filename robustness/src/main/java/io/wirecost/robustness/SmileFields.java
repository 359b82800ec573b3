package io.wirecost.robustness;

import java.util.List;
import java.util.Optional;

/** Fields at the end of a message of Smile: further in front, a name would shift the references to names behind it. */
record SmileFields() implements UnknownField {
    private static final byte[] START = UnknownField.text(":)\n");
    private static final int NAME_OF_ONE = 0x80;
    private static final int TEXT_OF_ONE = 0x40;
    private static final int NOTHING = 0x21;
    private static final int ONE = 0xc2;
    private static final int LIST = 0xf8;
    private static final int LIST_END = 0xf9;
    private static final int OBJECT = 0xfa;
    private static final int OBJECT_END = 0xfb;

    @Override
    public Optional<byte[]> with(byte[] message, Unknown field) {
        return atEnd(message, Bytes.joined(name(NAME), field.bytes()));
    }

    /** Returns a message with more fields at its end; empty if it does not end with an object. */
    static Optional<byte[]> atEnd(byte[] message, byte[] fields) {
        int end = message.length - 1;
        return Bytes.startsWith(message, START) && (message[end] & 0xff) == OBJECT_END
                ? Optional.of(Bytes.replaced(message, end, end, fields))
                : Optional.empty();
    }

    private static byte[] name(String name) {
        return Bytes.joined(Bytes.of(NAME_OF_ONE + name.length() - 1), UnknownField.text(name));
    }

    @Override
    public List<Unknown> unknown() {
        return List.of(
                field("nothing", NOTHING),
                field("a number", ONE),
                field("a text", TEXT_OF_ONE, 'x'),
                field("an object", OBJECT, OBJECT_END),
                field("a list", LIST, ONE, LIST_END),
                field("a head that nobody uses", 0x3e));
    }

    private static Unknown field(String what, int... bytes) {
        return new Unknown("a field of an unknown name with " + what, Bytes.of(bytes));
    }

    @Override
    public List<Unknown> nested(int levels) {
        byte[] object = Bytes.joined(Bytes.of(OBJECT), name("a"));
        return List.of(
                new Unknown("lists", UnknownField.nest(Bytes.of(LIST), new byte[0], Bytes.of(LIST_END), levels)),
                new Unknown("objects", UnknownField.nest(object, Bytes.of(ONE), Bytes.of(OBJECT_END), levels)));
    }
}
