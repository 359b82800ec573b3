package io.wirecost.robustness;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Fields of Thrift before the end of the struct, which is a zero.
 *
 * @param binary whether it is the binary protocol and not the compact one
 */
record ThriftFields(boolean binary) implements FieldForm {
    private static final int BINARY_STRUCT = 12;
    private static final int COMPACT_STRUCT = 0x0c;
    private static final List<Integer> BINARY_TYPES = List.of(2, 3, 4, 6, 8, 10, 11, 12, 13, 14, 15, 1, 99);
    private static final List<Integer> COMPACT_TYPES = List.of(1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    private static final int VALUE_BYTES = 8;

    @Override
    public Optional<byte[]> with(byte[] message, Unknown field) {
        int end = message.length - 1;
        return message[end] == 0 ? Optional.of(Bytes.replaced(message, end, end, field.bytes())) : Optional.empty();
    }

    @Override
    public List<Unknown> unknown() {
        Stream<Integer> types = (binary ? BINARY_TYPES : COMPACT_TYPES).stream();
        return types.map(type -> new Unknown(
                        "a field that the schema does not have, of type %d, with zeros".formatted(type),
                        Bytes.joined(head(type), new byte[VALUE_BYTES])))
                .toList();
    }

    @Override
    public List<Unknown> nested(int levels) {
        byte[] inner = binary ? Bytes.of(BINARY_STRUCT, 0, 1) : Bytes.of(1 << 4 | COMPACT_STRUCT);
        return List.of(new Unknown(
                "structs",
                Bytes.joined(
                        head(binary ? BINARY_STRUCT : COMPACT_STRUCT),
                        FieldForm.nest(inner, Bytes.of(0), Bytes.of(0), levels))));
    }

    private byte[] head(int type) {
        return binary
                ? Bytes.of(type, NUMBER >> Byte.SIZE, NUMBER & 0xff)
                : Bytes.joined(Bytes.of(type), Varints.of(Varints.zigzag(NUMBER)));
    }
}
