package io.wirecost.robustness;

import io.wirecost.robustness.UnknownField.Unknown;
import java.util.List;
import java.util.Optional;

/**
 * Fields of an object that has a mark at its beginning and at its end, and says nowhere how many it has.
 *
 * @param object mark of its beginning
 * @param name what stands before a name, without its length
 * @param firstLength of a name without characters
 * @param end mark of its end
 * @param nothing the value of nothing
 * @param list what stands before a list's one value
 * @param listEnd what stands behind it
 * @param others further values, the last of a head that nobody uses
 */
record OpenFields(
        int object,
        byte[] name,
        int firstLength,
        byte[] end,
        byte[] nothing,
        byte[] list,
        byte[] listEnd,
        List<byte[]> others)
        implements UnknownField {
    static final OpenFields JSONB = new OpenFields(
            0xa6,
            new byte[0],
            0x49,
            Bytes.of(0xa5),
            Bytes.of(0xaf),
            Bytes.of(0x95),
            new byte[0],
            List.of(Bytes.of(1), Bytes.of(0x4a, 'x'), Bytes.of(0x90)));

    static final OpenFields UBJSON = new OpenFields(
            '{',
            Bytes.of('U'),
            0,
            Bytes.of('}'),
            Bytes.of('Z'),
            Bytes.of('['),
            Bytes.of(']'),
            List.of(Bytes.of('i', 1), Bytes.of('S', 'U', 1, 'x'), Bytes.of('q')));

    @Override
    public Optional<byte[]> with(byte[] message, Unknown field) {
        return (message[0] & 0xff) == object
                ? Optional.of(Bytes.replaced(message, 1, 1, Bytes.joined(named(NAME), field.bytes())))
                : Optional.empty();
    }

    private byte[] named(String text) {
        return Bytes.joined(name, Bytes.of(firstLength + text.length()), UnknownField.text(text));
    }

    @Override
    public List<Unknown> unknown() {
        return List.of(
                field("nothing", nothing),
                field("a number", others.get(0)),
                field("a text", others.get(1)),
                field("an object", Bytes.joined(Bytes.of(object), end)),
                field("a list", Bytes.joined(list, nothing, listEnd)),
                field("a head that nobody uses", others.get(2)));
    }

    private static Unknown field(String what, byte[] value) {
        return new Unknown("a field of an unknown name with " + what, value);
    }

    @Override
    public List<Unknown> nested(int levels) {
        byte[] entry = Bytes.joined(Bytes.of(object), named("a"));
        return List.of(
                new Unknown("lists", UnknownField.nest(list, nothing, listEnd, levels)),
                new Unknown("objects", UnknownField.nest(entry, nothing, end, levels)));
    }
}
