package io.wirecost.robustness;

import java.util.List;
import java.util.Optional;

/**
 * Entries of a map that begins with the number of its entries, in the head's last bits.
 *
 * @param map head of a map without entries
 * @param most entries that the head can hold
 * @param name head of a text without characters
 * @param nothing the value of nothing
 * @param list head of a list of one element
 */
record MapFields(int map, int most, int name, byte[] nothing, int list) implements FieldForm {
    @Override
    public Optional<byte[]> with(byte[] message, Unknown field) {
        int entries = (message[0] & 0xff) - map;
        byte[] further =
                Bytes.joined(Bytes.of(map + entries + 1, name + NAME.length()), FieldForm.text(NAME), field.bytes());
        return entries >= 0 && entries < most ? Optional.of(Bytes.replaced(message, 0, 1, further)) : Optional.empty();
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
                new Unknown("lists", FieldForm.nest(Bytes.of(list), nothing, new byte[0], levels)),
                new Unknown("maps", FieldForm.nest(Bytes.of(map + 1, name + 1, 'a'), nothing, new byte[0], levels)));
    }
}
