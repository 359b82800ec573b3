package io.wirecost.robustness;

import java.util.List;
import java.util.Optional;

/**
 * Entries of a map that begins with the number of its entries, in the head's last bits.
 *
 * @param open head of a map that goes on to its end; that of one without entries where there is no such map
 * @param map head of a map without entries
 * @param most entries that the head can hold
 * @param name head of a text without characters
 * @param nothing the value of nothing
 * @param list head of a list of one element
 */
record MapFields(int open, int map, int most, int name, byte[] nothing, int list) implements UnknownField {
    static final MapFields MESSAGE_PACK = new MapFields(0x80, 0x80, 15, 0xa0, Bytes.of(0xc0), 0x91);
    static final MapFields CBOR = new MapFields(0xbf, 0xa0, 23, 0x60, Bytes.of(0xf6), 0x81);

    @Override
    public Optional<byte[]> with(byte[] message, Unknown field) {
        byte[] entry = Bytes.joined(Bytes.of(name + NAME.length()), UnknownField.text(NAME), field.bytes());
        return forOneMore(message).map(counted -> Bytes.replaced(counted, 1, 1, entry));
    }

    /** Returns a message whose map says that it has one more entry; empty if it cannot. */
    Optional<byte[]> forOneMore(byte[] message) {
        int head = message[0] & 0xff;
        if (head == open && open != map) {
            return Optional.of(message);
        }
        return head >= map && head < map + most
                ? Optional.of(Bytes.replaced(message, 0, 1, Bytes.of(head + 1)))
                : Optional.empty();
    }

    @Override
    public List<Unknown> unknown() {
        return List.of(
                new Unknown("an entry of an unknown name with nothing", nothing),
                new Unknown("an entry of an unknown name with a number", Bytes.of(1)),
                new Unknown("an entry of an unknown name with a text", Bytes.of(name + 1, 'x')),
                new Unknown("an entry of an unknown name with a map", Bytes.of(map)),
                new Unknown("an entry of an unknown name with a list", Bytes.of(list, 1)),
                new Unknown("an entry of an unknown name with a head that nobody uses", Bytes.of(0xc1)));
    }

    @Override
    public List<Unknown> nested(int levels) {
        return List.of(
                new Unknown("lists", UnknownField.nest(Bytes.of(list), nothing, new byte[0], levels)),
                new Unknown("maps", UnknownField.nest(Bytes.of(map + 1, name + 1, 'a'), nothing, new byte[0], levels)));
    }
}
