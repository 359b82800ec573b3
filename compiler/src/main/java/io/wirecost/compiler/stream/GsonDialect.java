package io.wirecost.compiler.stream;

import io.wirecost.compiler.emit.TextExpressions;
import java.util.List;
import java.util.stream.Stream;

/**
 * The calls in a type adapter for com.google.code.gson:gson. JSON has no number for NaN and infinities, and the writer refuses
 * them: they are strings. The reader reads numbers and strings alike as text.
 */
record GsonDialect() implements StreamDialect {
    private static final String STREAM = "com.google.gson.stream.";

    private static final List<String> METHODS = Stream.of(number("double", "Double"), number("float", "Float"))
            .flatMap(String::lines)
            .toList();

    private static String number(String type, String boxed) {
        return """

                private static void number(%1$sJsonWriter to, %2$s value) throws java.io.IOException {
                if (java.lang.%3$s.isFinite(value)) {
                to.value(value);
                } else {
                to.value(java.lang.%3$s.toString(value));
                }
                }
                """.formatted(STREAM, type, boxed);
    }

    @Override
    public String writer() {
        return STREAM + "JsonWriter";
    }

    @Override
    public String reader() {
        return STREAM + "JsonReader";
    }

    @Override
    public boolean isText() {
        return true;
    }

    @Override
    public String name(String name) {
        return "to.name(" + name + ");";
    }

    @Override
    public String write(Token token, String name, String value) {
        return switch (token) {
            case NIL -> "to.nullValue();";
            case BOOLEAN, INT, LONG, STRING -> "to.value(" + value + ");";
            case FLOAT, DOUBLE -> "number(to, " + value + ");";
            case BYTES -> "to.value(" + TextExpressions.encodeBytes(value) + ");";
            case DECIMAL -> throw new IllegalArgumentException("decimals travel as text");
        };
    }

    @Override
    public String begin(Container container, String size, int number) {
        return container == Container.MAP ? "to.beginObject();" : "to.beginArray();";
    }

    @Override
    public String end(Container container, String name, int number) {
        return container == Container.MAP ? "to.endObject();" : "to.endArray();";
    }

    @Override
    public String read(Token token, String from) {
        return switch (token) {
            case BOOLEAN -> from + ".nextBoolean()";
            case INT -> from + ".nextInt()";
            case LONG -> from + ".nextLong()";
            case FLOAT -> "java.lang.Float.parseFloat(" + from + ".nextString())";
            case DOUBLE -> "java.lang.Double.parseDouble(" + from + ".nextString())";
            case STRING -> from + ".nextString()";
            case BYTES -> TextExpressions.decodeBytes(from + ".nextString()");
            case NIL, DECIMAL -> throw new IllegalArgumentException("not read as a value: " + token);
        };
    }

    @Override
    public String isNil(String from) {
        return from + ".peek() == " + STREAM + "JsonToken.NULL";
    }

    @Override
    public String afterNil(String from) {
        return from + ".nextNull();";
    }

    @Override
    public EmittedLoop loop(Container container, String from, int number) {
        String kind = container == Container.MAP ? "Object" : "Array";
        return new EmittedLoop(
                List.of("%s.begin%s();".formatted(from, kind)),
                "while (" + from + ".hasNext()) {",
                from + ".nextName()",
                from,
                List.of("%s.end%s();".formatted(from, kind)),
                "");
    }

    @Override
    public List<String> methods() {
        return METHODS;
    }
}
