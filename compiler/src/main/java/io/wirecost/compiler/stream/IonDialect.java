package io.wirecost.compiler.stream;

import java.util.List;

/** com.amazon.ion:ion-java. */
record IonDialect() implements StreamDialect {
    private static final String TYPE = "com.amazon.ion.IonType.";

    @Override
    public String writer() {
        return "com.amazon.ion.IonWriter";
    }

    @Override
    public String reader() {
        return "com.amazon.ion.IonReader";
    }

    @Override
    public boolean hasDecimals() {
        return true;
    }

    @Override
    public String name(String name) {
        return "to.setFieldName(" + name + ");";
    }

    @Override
    public String write(Token token, String name, String value) {
        return switch (token) {
            case NIL -> "to.writeNull();";
            case BOOLEAN -> "to.writeBool(" + value + ");";
            case INT, LONG -> "to.writeInt(" + value + ");";
            case FLOAT, DOUBLE -> "to.writeFloat(" + value + ");";
            case STRING -> "to.writeString(" + value + ");";
            case BYTES -> "to.writeBlob(" + value + ");";
            case DECIMAL -> "to.writeDecimal(" + value + ");";
        };
    }

    @Override
    public String begin(Container container, String size, int number) {
        return "to.stepIn(" + TYPE + (container == Container.MAP ? "STRUCT" : "LIST") + ");";
    }

    @Override
    public String end(Container container, String name, int number) {
        return "to.stepOut();";
    }

    @Override
    public String read(Token token, String from) {
        return switch (token) {
            case BOOLEAN -> from + ".booleanValue()";
            case INT -> from + ".intValue()";
            case LONG -> from + ".longValue()";
            case FLOAT -> "(float) " + from + ".doubleValue()";
            case DOUBLE -> from + ".doubleValue()";
            case STRING -> from + ".stringValue()";
            case BYTES -> from + ".newBytes()";
            case DECIMAL -> from + ".bigDecimalValue()";
            case NIL -> throw new IllegalArgumentException("not read as a value: " + token);
        };
    }

    @Override
    public String isNil(String from) {
        return from + ".isNullValue()";
    }

    /** The reader goes on by itself. */
    @Override
    public String afterNil(String from) {
        return "";
    }

    @Override
    public EmittedLoop loop(Container container, String from, int number) {
        return new EmittedLoop(
                List.of(from + ".stepIn();"),
                "while (" + from + ".next() != null) {",
                from + ".getFieldName()",
                from,
                List.of(from + ".stepOut();"),
                "");
    }
}
