package io.wirecost.robustness;

import io.wirecost.core.codec.CodecInfo;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Fields of Thrift before the end of the struct, which is a zero.
 *
 * @param binary whether it is the binary protocol and not the compact one
 */
record ThriftFields(boolean binary) implements UnknownField {
    private static final int BINARY_STRUCT = 12;
    private static final int COMPACT_STRUCT = 0x0c;
    private static final List<Integer> BINARY_TYPES = List.of(2, 3, 4, 6, 8, 10, 11, 12, 13, 14, 15, 1, 99);
    private static final List<Integer> COMPACT_TYPES = List.of(1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    private static final int VALUE_BYTES = 8;

    /** The same in both protocols: the end of a struct, which has no type. */
    private static final int NO_TYPE = 0;

    private static final int BINARY_LIST = 15;
    private static final int BINARY_MAP = 13;
    private static final int BINARY_VOID = 1;
    private static final int COMPACT_LIST = 9;
    private static final int COMPACT_MAP = 11;
    private static final int COMPACT_LONG_LIST = 0xf0;

    static ThriftFields of(CodecInfo codec) {
        return new ThriftFields(codec.layout().equals("binary protocol"));
    }

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
                        UnknownField.nest(inner, Bytes.of(0), Bytes.of(0), levels))));
    }

    /** Lists and maps of 2^31 - 1 elements of types that have no values. */
    List<Unknown> emptyElements() {
        byte[] count = binary ? Bytes.of(0x7f, 0xff, 0xff, 0xff) : Varints.of(Integer.MAX_VALUE);
        List<Unknown> lists = binary
                ? List.of(
                        empty("list", BINARY_LIST, Bytes.of(NO_TYPE), count),
                        empty("list", BINARY_LIST, Bytes.of(BINARY_VOID), count))
                : List.of(empty("list", COMPACT_LIST, Bytes.of(COMPACT_LONG_LIST | NO_TYPE), count));
        Unknown map = binary
                ? empty("map", BINARY_MAP, Bytes.of(NO_TYPE, NO_TYPE), count)
                : empty("map", COMPACT_MAP, count, Bytes.of(NO_TYPE));
        return Stream.concat(lists.stream(), Stream.of(map)).toList();
    }

    private Unknown empty(String what, int type, byte[] first, byte[] second) {
        return new Unknown(
                "a field that the schema does not have: a %s of 2^31 - 1 elements of a type without values"
                        .formatted(what),
                Bytes.joined(head(type), first, second));
    }

    private byte[] head(int type) {
        return binary
                ? Bytes.of(type, NUMBER >> Byte.SIZE, NUMBER & 0xff)
                : Bytes.joined(Bytes.of(type), Varints.of(Varints.zigzag(NUMBER)));
    }
}
