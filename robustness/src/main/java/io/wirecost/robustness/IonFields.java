package io.wirecost.robustness;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Fields of the struct that a message of binary Ion ends with. The further one is the last. Its name is a symbol that every reader
 * knows and no schema has, so that the table of symbols in front stays as it is.
 */
record IonFields() implements UnknownField {
    private static final byte[] START = Bytes.of(0xe0, 1, 0, 0xea);
    private static final int TYPE = 0xf0;
    private static final int LENGTH_FOLLOWS = 0x0e;
    private static final int ORDERED = 0x01;
    private static final int NOTHING = 0x0f;
    private static final int LIST = 0xb0;
    private static final int STRUCT = 0xd0;
    private static final int ANNOTATED = 0xe0;
    private static final int BITS = 7;
    private static final int LAST = 1 << BITS;

    /** That of {@code $ion_shared_symbol_table}. */
    private static final int SYMBOL = LAST | 9;

    /** Head, length and symbol. */
    private static final int MOST_LEVEL_BYTES = 7;

    @Override
    public Optional<byte[]> with(byte[] message, Unknown field) {
        return struct(message).map(struct -> struct.with(Bytes.joined(Bytes.of(SYMBOL), field.bytes())));
    }

    /** Returns a message in which a part stands twice; empty if it is no part of the struct: the table has names, too. */
    static Optional<byte[]> twice(byte[] message, int from, int to) {
        return struct(message)
                .filter(struct -> struct.content() <= from)
                .map(struct -> struct.with(Arrays.copyOfRange(message, from, to)));
    }

    private static Optional<Value> struct(byte[] message) {
        int at = Bytes.startsWith(message, START) ? START.length : message.length;
        while (at < message.length && (message[at] & TYPE) == ANNOTATED) {
            at = Value.at(message, at).end();
        }
        return at < message.length && (message[at] & TYPE) == STRUCT
                ? Optional.of(Value.at(message, at)).filter(value -> value.end() == message.length)
                : Optional.empty();
    }

    /**
     * A value of a message.
     *
     * @param start offset of its first byte
     * @param content offset behind its length
     */
    private record Value(byte[] message, int start, int content, int end) {
        static Value at(byte[] message, int start) {
            int head = message[start] & 0xff;
            if ((head & ~TYPE) != LENGTH_FOLLOWS && head != (STRUCT | ORDERED)) {
                return new Value(message, start, start + 1, start + 1 + (head & ~TYPE));
            }
            int content = start + 1;
            int length = message[content] & LAST - 1;
            while ((message[content++] & LAST) == 0) {
                length = length << BITS | message[content] & LAST - 1;
            }
            return new Value(message, start, content, content + length);
        }

        /** Returns the message with more at the end of this struct, which is its last value. */
        byte[] with(byte[] more) {
            byte[] head = head(STRUCT, end - content + more.length);
            return Bytes.joined(Bytes.replaced(message, start, content, head), more);
        }
    }

    private static byte[] head(int type, int length) {
        int size = Math.max(1, (Integer.SIZE - Integer.numberOfLeadingZeros(length) + BITS - 1) / BITS);
        byte[] head = new byte[1 + size];
        head[0] = (byte) (type | LENGTH_FOLLOWS);
        for (int i = size; i > 0; i--) {
            head[i] = (byte) (length >>> BITS * (size - i) & LAST - 1);
        }
        head[size] |= (byte) LAST;
        return head;
    }

    @Override
    public List<Unknown> unknown() {
        return List.of(
                field("nothing", NOTHING),
                field("a number", 0x21, 1),
                field("a text", 0x81, 'x'),
                field("a struct", STRUCT),
                field("a list", LIST | 1, NOTHING),
                field("a head that nobody uses", TYPE));
    }

    private static Unknown field(String what, int... bytes) {
        return new Unknown("a field of an unknown name with " + what, Bytes.of(bytes));
    }

    @Override
    public List<Unknown> nested(int levels) {
        return List.of(
                new Unknown("lists", nest(LIST, new byte[0], levels)),
                new Unknown("structs", nest(STRUCT, Bytes.of(SYMBOL), levels)));
    }

    /** Is written from its end, since each value begins with the length of what lies in it. */
    private static byte[] nest(int type, byte[] name, int levels) {
        byte[] all = new byte[MOST_LEVEL_BYTES * levels + 1];
        int at = all.length - 1;
        all[at] = NOTHING;
        for (int level = 0; level < levels; level++) {
            byte[] open = Bytes.joined(head(type, all.length - at + name.length), name);
            at -= open.length;
            System.arraycopy(open, 0, all, at, open.length);
        }
        return Arrays.copyOfRange(all, at, all.length);
    }
}
