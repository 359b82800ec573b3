package io.wirecost.compiler.scala;

import io.wirecost.core.schema.Type;

/** Expressions that turn a neutral value into a domain value and back, by the methods of {@link MapperText}. */
final class Conversions {
    private final CaseClasses classes;

    Conversions(CaseClasses classes) {
        this.classes = classes;
    }

    /** @param value an expression of any type */
    String to(Type type, String value) {
        return switch (type.kind()) {
            case NULL -> "_root_.scala.None";
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, BYTES, STRING, FIXED, UUID, DATE -> cast(type, value);
            case TIME_MILLIS, TIME_MICROS, TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> cast(type, value);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> cast(type, value);
            case DECIMAL ->
                "_root_.scala.math.BigDecimal.exact(%s.asInstanceOf[_root_.java.math.BigDecimal])".formatted(value);
            case ENUM -> "to%d(%s)".formatted(classes.number(type.name()), value);
            case RECORD ->
                "to%d(%s.asInstanceOf[_root_.io.wirecost.core.value.RecordValue])"
                        .formatted(classes.number(type.name()), value);
            case ARRAY -> toEach("toVector", type, value);
            case MAP -> toEach("toMap", type, value);
            case OPTIONAL -> toEach("toOption", type, value);
        };
    }

    private String cast(Type type, String value) {
        return "%s.asInstanceOf[%s]".formatted(value, classes.type(type));
    }

    private String toEach(String method, Type type, String value) {
        return "%s(%s)((each: _root_.scala.Any) => %s)".formatted(method, value, to(type.element(), "each"));
    }

    /** @param value an expression of the domain's type */
    String from(Type type, String value) {
        return switch (type.kind()) {
            case NULL -> "null";
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, BYTES, STRING, FIXED, UUID, DATE -> boxed(value);
            case TIME_MILLIS, TIME_MICROS, TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> boxed(value);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> boxed(value);
            case DECIMAL -> value + ".bigDecimal";
            case ENUM, RECORD -> "from%d(%s)".formatted(classes.number(type.name()), value);
            case ARRAY -> fromEach("fromVector", type, value);
            case MAP -> fromEach("fromMap", type, value);
            case OPTIONAL -> fromEach("fromOption", type, value);
        };
    }

    private static String boxed(String value) {
        return value + ".asInstanceOf[_root_.scala.AnyRef]";
    }

    private String fromEach(String method, Type type, String value) {
        return "%s(%s)(each => %s)".formatted(method, value, from(type.element(), "each"));
    }
}
