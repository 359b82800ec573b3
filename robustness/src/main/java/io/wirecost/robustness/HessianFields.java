package io.wirecost.robustness;

import io.wirecost.robustness.UnknownField.Unknown;
import java.util.List;
import java.util.Optional;

/**
 * Fields of an object of Hessian 2, whose class stands in front with the names of all fields. The further one is the last: in
 * front of the others, its values would shift the references to values behind it.
 */
record HessianFields() implements UnknownField {
    private static final int CLASS = 'C';
    private static final int NO_FIELDS = 0x90;
    private static final int MOST_FIELDS = 0xbe;
    private static final int SHORT_TEXTS = 0x20;
    private static final int LONGER_TEXT = 0x30;
    private static final int NOTHING = 'N';
    private static final int LIST_OF_ONE = 0x79;
    private static final int MAP = 'H';
    private static final int MAP_END = 'Z';

    @Override
    public Optional<byte[]> with(byte[] message, Unknown field) {
        int countAt = message[0] == CLASS ? behindText(message, 1) : message.length;
        int count = countAt < message.length ? message[countAt] & 0xff : 0;
        if (count < NO_FIELDS || count >= MOST_FIELDS) {
            return Optional.empty();
        }
        int behindNames = countAt + 1;
        for (int names = count - NO_FIELDS; names > 0 && behindNames < message.length; names--) {
            behindNames = behindText(message, behindNames);
        }
        byte[] name = Bytes.joined(Bytes.of(NAME.length()), UnknownField.text(NAME));
        byte[] named = Bytes.replaced(message, behindNames, behindNames, name);
        return Optional.of(
                Bytes.joined(Bytes.replaced(named, countAt, countAt + 1, Bytes.of(count + 1)), field.bytes()));
    }

    /** Of a text in ASCII that is shorter than 256 characters: names of classes and fields are. */
    private static int behindText(byte[] message, int at) {
        int head = message[at];
        return head == LONGER_TEXT ? at + 2 + (message[at + 1] & 0xff) : at + 1 + head % SHORT_TEXTS;
    }

    @Override
    public List<Unknown> unknown() {
        return List.of(
                field("nothing", NOTHING),
                field("a number", NO_FIELDS + 1),
                field("a text", 1, 'x'),
                field("a map", MAP, MAP_END),
                field("a list", LIST_OF_ONE, NOTHING),
                field("a head that nobody uses", 0x40));
    }

    private static Unknown field(String what, int... bytes) {
        return new Unknown("a field of an unknown name with " + what, Bytes.of(bytes));
    }

    @Override
    public List<Unknown> nested(int levels) {
        return List.of(
                new Unknown("lists", UnknownField.nest(Bytes.of(LIST_OF_ONE), Bytes.of(NOTHING), new byte[0], levels)),
                new Unknown(
                        "maps",
                        UnknownField.nest(Bytes.of(MAP, 1, 'a'), Bytes.of(NOTHING), Bytes.of(MAP_END), levels)));
    }
}
