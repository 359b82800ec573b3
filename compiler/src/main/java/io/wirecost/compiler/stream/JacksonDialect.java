package io.wirecost.compiler.stream;

import java.util.List;
import java.util.Optional;

/**
 * Jackson's streaming API (com.fasterxml.jackson.core:jackson-core) for JSON. The parser stands at the value that is read. It
 * converts whatever it can, so the emitted code asks for the kind of value itself.
 */
record JacksonDialect() implements StreamDialect {
    private static final String CORE = "com.fasterxml.jackson.core.";
    private static final String TOKEN = CORE + "JsonToken.";

    private static final List<String> METHODS =
            """

            private static void require(%1$sJsonToken token, %1$sJsonParser from) throws java.io.IOException {
            if (!from.hasToken(token)) {
            throw new %1$sJsonParseException(from, "expected " + token + ", got " + from.currentToken());
            }
            }

            private static java.lang.String text(%1$sJsonParser from) throws java.io.IOException {
            require(%2$sVALUE_STRING, from);
            return from.getText();
            }

            private static double number(%1$sJsonParser from) throws java.io.IOException {
            return from.hasToken(%2$sVALUE_STRING) ? java.lang.Double.parseDouble(from.getText()) : from.getDoubleValue();
            }

            private static float single(%1$sJsonParser from) throws java.io.IOException {
            return from.hasToken(%2$sVALUE_STRING) ? java.lang.Float.parseFloat(from.getText()) : from.getFloatValue();
            }
            """.formatted(CORE, TOKEN).lines().toList();

    @Override
    public String writer() {
        return CORE + "JsonGenerator";
    }

    @Override
    public String reader() {
        return CORE + "JsonParser";
    }

    @Override
    public boolean isText() {
        return true;
    }

    /** Names that are escaped and encoded once, as Jackson's own data binding has them. */
    @Override
    public Optional<String> nameConstants() {
        return Optional.of(CORE + "io.SerializedString");
    }

    @Override
    public String name(String name) {
        return "to.writeFieldName(" + name + ");";
    }

    /** The generator writes NaN and infinities as strings, since JSON has no number for them. */
    @Override
    public String write(Token token, String name, String value) {
        return switch (token) {
            case NIL -> "to.writeNull();";
            case BOOLEAN -> "to.writeBoolean(" + value + ");";
            case INT, LONG, FLOAT, DOUBLE -> "to.writeNumber(" + value + ");";
            case STRING -> "to.writeString(" + value + ");";
            case BYTES -> "to.writeBinary(" + value + ");";
            case DECIMAL -> throw new IllegalArgumentException("decimals travel as text");
        };
    }

    @Override
    public String begin(Container container, String size, int number) {
        return container == Container.MAP ? "to.writeStartObject();" : "to.writeStartArray();";
    }

    @Override
    public String end(Container container, String name, int number) {
        return container == Container.MAP ? "to.writeEndObject();" : "to.writeEndArray();";
    }

    @Override
    public String read(Token token, String from) {
        return switch (token) {
            case BOOLEAN -> from + ".getBooleanValue()";
            case INT -> from + ".getIntValue()";
            case LONG -> from + ".getLongValue()";
            case FLOAT -> "single(" + from + ")";
            case DOUBLE -> "number(" + from + ")";
            case STRING -> "text(" + from + ")";
            case BYTES -> from + ".getBinaryValue()";
            case NIL, DECIMAL -> throw new IllegalArgumentException("not read as a value: " + token);
        };
    }

    @Override
    public String isNil(String from) {
        return from + ".hasToken(" + TOKEN + "VALUE_NULL)";
    }

    /** The parser goes on by itself. */
    @Override
    public String afterNil(String from) {
        return "";
    }

    @Override
    public String skipNil(String from) {
        return "require(" + TOKEN + "VALUE_NULL, " + from + ");";
    }

    @Override
    public EmittedLoop loop(Container container, String from, int number) {
        return container == Container.MAP
                ? new EmittedLoop(
                        List.of("require(%sSTART_OBJECT, %s);".formatted(TOKEN, from)),
                        "while (%s.nextFieldName() != null) {".formatted(from),
                        from + ".currentName()",
                        List.of(from + ".nextToken();"),
                        from,
                        List.of(),
                        "")
                : new EmittedLoop(
                        List.of("require(%sSTART_ARRAY, %s);".formatted(TOKEN, from)),
                        "while (%s.nextToken() != %sEND_ARRAY) {".formatted(from, TOKEN),
                        "",
                        from,
                        List.of(),
                        "");
    }

    @Override
    public List<String> methods() {
        return METHODS;
    }
}
