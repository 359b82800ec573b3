package io.wirecost.compiler.emit;

import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/** How emitted Java writes the type of a domain value; always by full name, so that no schema name can hide it. */
public final class DomainTypes {
    private final JavaNames names;

    public DomainTypes(JavaNames names) {
        this.names = names;
    }

    /** The type of a property: a Java primitive where the schema's value is always present and has one. */
    public String of(Type type) {
        return switch (type.kind()) {
            case BOOLEAN -> "boolean";
            case INT -> "int";
            case LONG -> "long";
            case FLOAT -> "float";
            case DOUBLE -> "double";
            case NULL, BYTES, STRING, FIXED, DECIMAL, UUID, ENUM, RECORD, ARRAY, MAP, OPTIONAL -> boxed(type);
            case DATE, TIME_MILLIS, TIME_MICROS, TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> boxed(type);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> boxed(type);
        };
    }

    /** The type as an element or as a value that may be absent. */
    public String boxed(Type type) {
        return switch (type.kind()) {
            case NULL -> "java.lang.Void";
            case BOOLEAN -> "java.lang.Boolean";
            case INT -> "java.lang.Integer";
            case LONG -> "java.lang.Long";
            case FLOAT -> "java.lang.Float";
            case DOUBLE -> "java.lang.Double";
            case STRING -> "java.lang.String";
            case BYTES, FIXED -> "byte[]";
            case DECIMAL -> "java.math.BigDecimal";
            case UUID -> "java.util.UUID";
            case DATE -> "java.time.LocalDate";
            case TIME_MILLIS, TIME_MICROS -> "java.time.LocalTime";
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> "java.time.Instant";
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> "java.time.LocalDateTime";
            case ENUM, RECORD -> names.qualifiedClassName(type.name());
            case ARRAY -> "java.util.List<" + boxed(type.element()) + ">";
            case MAP -> "java.util.Map<java.lang.String, " + boxed(type.element()) + ">";
            case OPTIONAL -> boxed(type.element());
        };
    }
}
