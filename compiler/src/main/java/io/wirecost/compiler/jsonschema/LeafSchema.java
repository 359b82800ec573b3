package io.wirecost.compiler.jsonschema;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.ObjectBuilder;
import io.wirecost.core.schema.Type;
import java.util.List;

/**
 * The JSON of values without parts: the column of text formats in docs/carriers.md. What JSON Schema has a format for gets
 * this. The formats for times of RFC 3339 ask for a zone, so local times get a pattern.
 */
final class LeafSchema {
    private static final int BASE64_BYTES = 3;
    private static final int BASE64_CHARACTERS = 4;

    private static final String DATE = "([+-][0-9]{4,}|[0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])";
    private static final String MILLIS = time(3);
    private static final String MICROS = time(6);

    private LeafSchema() {}

    /** The schemas of which one holds for a value. */
    static List<Json.Obj> alternatives(Type.Leaf type) {
        return switch (type.kind()) {
            case NULL -> List.of(type("null"));
            case BOOLEAN -> List.of(type("boolean"));
            case INT -> List.of(integer(Integer.MIN_VALUE, Integer.MAX_VALUE));
            case LONG -> List.of(integer(Long.MIN_VALUE, Long.MAX_VALUE));
            case FLOAT, DOUBLE -> List.of(type("number"), words(List.of("NaN", "Infinity", "-Infinity")));
            case BYTES -> List.of(base64().build());
            case STRING -> List.of(text().build());
            case FIXED -> List.of(fixed(type.size()));
            case DECIMAL -> List.of(pattern(plainNotation(type)));
            case UUID -> List.of(format("uuid"));
            case ENUM -> List.of(reference(type.name()));
            case DATE -> List.of(format("date"));
            case TIME_MILLIS -> List.of(pattern(MILLIS));
            case TIME_MICROS -> List.of(pattern(MICROS));
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> List.of(format("date-time"));
            case LOCAL_TIMESTAMP_MILLIS -> List.of(pattern(DATE + "T" + MILLIS));
            case LOCAL_TIMESTAMP_MICROS -> List.of(pattern(DATE + "T" + MICROS));
            case LOCAL_TIMESTAMP_NANOS -> List.of(pattern(DATE + "T" + time(9)));
            case RECORD, ARRAY, MAP, OPTIONAL -> throw new IllegalStateException("no leaf: " + type);
        };
    }

    /** Refers to a definition. Names have no character that a pointer would escape. */
    static Json.Obj reference(String definition) {
        return new ObjectBuilder().put("$ref", "#/$defs/" + definition).build();
    }

    static Json.Obj words(List<String> words) {
        return text().put(
                        "enum",
                        new Json.Arr(words.stream().<Json>map(Json.Str::new).toList()))
                .build();
    }

    static Json.Obj type(String name) {
        return new ObjectBuilder().put("type", name).build();
    }

    private static Json.Obj integer(long least, long most) {
        return new ObjectBuilder()
                .put("type", "integer")
                .put("minimum", least)
                .put("maximum", most)
                .build();
    }

    private static Json.Obj fixed(int bytes) {
        int characters = (bytes + BASE64_BYTES - 1) / BASE64_BYTES * BASE64_CHARACTERS;
        return base64().put("minLength", characters)
                .put("maxLength", characters)
                .build();
    }

    private static String time(int digits) {
        return "([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1," + digits + "})?";
    }

    /** Digits of the precision before the point, and as many as the scale behind it. */
    private static String plainNotation(Type type) {
        int digits = type.precision() - type.scale();
        String whole = digits > 0 ? "(0|[1-9][0-9]{0," + (digits - 1) + "})" : "0";
        String fraction = type.scale() > 0 ? "\\.[0-9]{" + type.scale() + "}" : "";
        return "-?" + whole + fraction;
    }

    private static Json.Obj pattern(String whole) {
        return text().put("pattern", "^" + whole + "$").build();
    }

    private static Json.Obj format(String name) {
        return text().put("format", name).build();
    }

    private static ObjectBuilder base64() {
        return text().put("contentEncoding", "base64");
    }

    private static ObjectBuilder text() {
        return new ObjectBuilder().put("type", "string");
    }
}
