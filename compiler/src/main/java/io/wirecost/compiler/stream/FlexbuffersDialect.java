package io.wirecost.compiler.stream;

import java.util.List;

/** FlexBuffers by com.google.flatbuffers:flatbuffers-java: keys go with values, and readers are references into the bytes. */
record FlexbuffersDialect() implements StreamDialect {
    private static final String FLEX = "com.google.flatbuffers.FlexBuffers";

    @Override
    public String writer() {
        return FLEX + "Builder";
    }

    @Override
    public String reader() {
        return FLEX + ".Reference";
    }

    @Override
    public boolean namesGoWithValues() {
        return true;
    }

    @Override
    public String name(String name) {
        throw new IllegalStateException("names go with values");
    }

    @Override
    public String write(Token token, String name, String value) {
        return switch (token) {
            case NIL -> "to.putNull(" + name + ");";
            case BOOLEAN -> "to.putBoolean(%s, %s);".formatted(name, value);
            case INT, LONG -> "to.putInt(%s, %s);".formatted(name, value);
            case FLOAT, DOUBLE -> "to.putFloat(%s, %s);".formatted(name, value);
            case STRING -> "to.putString(%s, %s);".formatted(name, value);
            case BYTES -> "to.putBlob(%s, %s);".formatted(name, value);
            case DECIMAL -> throw new IllegalArgumentException("FlexBuffers has no decimals");
        };
    }

    @Override
    public String begin(Container container, String size, int number) {
        return "int start%d = to.%s();".formatted(number, container == Container.MAP ? "startMap" : "startVector");
    }

    @Override
    public String end(Container container, String name, int number) {
        return container == Container.MAP
                ? "to.endMap(%s, start%d);".formatted(name, number)
                : "to.endVector(%s, start%d, false, false);".formatted(name, number);
    }

    @Override
    public String read(Token token, String from) {
        return switch (token) {
            case BOOLEAN -> from + ".asBoolean()";
            case INT -> from + ".asInt()";
            case LONG -> from + ".asLong()";
            case FLOAT -> "(float) " + from + ".asFloat()";
            case DOUBLE -> from + ".asFloat()";
            case STRING -> from + ".asString()";
            case BYTES -> from + ".asBlob().getBytes()";
            case NIL, DECIMAL -> throw new IllegalArgumentException("not read as a value: " + token);
        };
    }

    @Override
    public String isNil(String from) {
        return from + ".isNull()";
    }

    /** A reference stands for one value: there is nothing to go past. */
    @Override
    public String afterNil(String from) {
        return "";
    }

    @Override
    public EmittedLoop loop(Container container, String from, int number) {
        return container == Container.MAP ? map(from, number) : list(from, number);
    }

    private static EmittedLoop map(String from, int n) {
        return new EmittedLoop(
                List.of(
                        "%s.Map map%d = %s.asMap();".formatted(FLEX, n, from),
                        "%s.KeyVector keys%d = map%d.keys();".formatted(FLEX, n, n),
                        "%s.Vector values%d = map%d.values();".formatted(FLEX, n, n)),
                "for (int i%d = 0; i%d < keys%d.size(); i%d++) {".formatted(n, n, n, n),
                "keys%d.get(i%d).toString()".formatted(n, n),
                "values%d.get(i%d)".formatted(n, n),
                List.of(),
                "keys%d.size()".formatted(n));
    }

    private static EmittedLoop list(String from, int n) {
        return new EmittedLoop(
                List.of("%s.Vector vector%d = %s.asVector();".formatted(FLEX, n, from)),
                "for (int i%d = 0; i%d < vector%d.size(); i%d++) {".formatted(n, n, n, n),
                "",
                "vector%d.get(i%d)".formatted(n, n),
                List.of(),
                "vector%d.size()".formatted(n));
    }
}
