package io.wirecost.compiler.stream;

import java.util.List;

/** org.msgpack:msgpack-core, whose headers tell the number of parts. */
record MsgpackDialect(boolean positional, boolean countsRoot) implements StreamDialect {
    @Override
    public String writer() {
        return "org.msgpack.core.MessagePacker";
    }

    @Override
    public String reader() {
        return "org.msgpack.core.MessageUnpacker";
    }

    @Override
    public String name(String name) {
        return "to.packString(" + name + ");";
    }

    @Override
    public String write(Token token, String name, String value) {
        return switch (token) {
            case NIL -> "to.packNil();";
            case BOOLEAN -> "to.packBoolean(" + value + ");";
            case INT -> "to.packInt(" + value + ");";
            case LONG -> "to.packLong(" + value + ");";
            case FLOAT -> "to.packFloat(" + value + ");";
            case DOUBLE -> "to.packDouble(" + value + ");";
            case STRING -> "to.packString(" + value + ");";
            case BYTES -> "to.packBinaryHeader(%s.length).writePayload(%s);".formatted(value, value);
            case DECIMAL -> throw new IllegalArgumentException("MessagePack has no decimals");
        };
    }

    @Override
    public String begin(Container container, String size, int number) {
        return "to.%s(%s);".formatted(container == Container.MAP ? "packMapHeader" : "packArrayHeader", size);
    }

    @Override
    public String end(Container container, String name, int number) {
        return "";
    }

    @Override
    public String read(Token token, String from) {
        return switch (token) {
            case BOOLEAN -> from + ".unpackBoolean()";
            case INT -> from + ".unpackInt()";
            case LONG -> from + ".unpackLong()";
            case FLOAT -> number(from, "float", "unpackFloat");
            case DOUBLE -> number(from, "double", "unpackDouble");
            case STRING -> from + ".unpackString()";
            case BYTES -> from + ".readPayload(" + from + ".unpackBinaryHeader())";
            case NIL, DECIMAL -> throw new IllegalArgumentException("not read as a value: " + token);
        };
    }

    /** Languages with one kind of number write 3.0 as an integer. */
    private static String number(String from, String type, String unpack) {
        return "(%1$s.getNextFormat().getValueType().isIntegerType() ? %1$s.unpackBigInteger().%2$sValue() : %1$s.%3$s())"
                .formatted(from, type, unpack);
    }

    @Override
    public String isNil(String from) {
        return from + ".tryUnpackNil()";
    }

    /** What tests has consumed it. */
    @Override
    public String afterNil(String from) {
        return "";
    }

    @Override
    public String skipNil(String from) {
        return from + ".unpackNil();";
    }

    @Override
    public EmittedLoop loop(Container container, String from, int number) {
        String header = container == Container.MAP ? "unpackMapHeader" : "unpackArrayHeader";
        String count = "count" + number;
        return new EmittedLoop(
                List.of("int %s = %s.%s();".formatted(count, from, header)),
                "for (int i%d = 0; i%d < %s; i%d++) {".formatted(number, number, count, number),
                from + ".unpackString()",
                from,
                List.of(),
                count);
    }
}
