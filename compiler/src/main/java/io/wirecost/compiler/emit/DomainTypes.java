package io.wirecost.compiler.emit;

import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.function.UnaryOperator;

/** How emitted Java writes the type of a domain value; always by full name, so that no schema name can hide it. */
public final class DomainTypes {
    private final JavaNames names;
    private final UnaryOperator<String> recordClass;

    public DomainTypes(JavaNames names) {
        this(names, names::qualifiedClassName);
    }

    /**
     * Types of classes that hold what the domain's hold, but records of their own.
     *
     * @param recordClass from a record's full name in the schema to the full name of its class
     */
    public DomainTypes(JavaNames names, UnaryOperator<String> recordClass) {
        this.names = names;
        this.recordClass = recordClass;
    }

    /** The type of a property: a Java primitive where the schema's value is always present and has one. */
    public String of(Type type) {
        if (type instanceof Type.Primitive primitive) {
            switch (primitive) {
                case BOOLEAN:
                    return "boolean";
                case INT:
                    return "int";
                case LONG:
                    return "long";
                case FLOAT:
                    return "float";
                case DOUBLE:
                    return "double";
                default:
                    break;
            }
        }
        return boxed(type);
    }

    /** The type as an element or as a value that may be absent. */
    public String boxed(Type type) {
        if (type instanceof Type.OptionalType optional) {
            return boxed(optional.type());
        } else if (type instanceof Type.ArrayType array) {
            return "java.util.List<" + boxed(array.element()) + ">";
        } else if (type instanceof Type.MapType map) {
            return "java.util.Map<java.lang.String, " + boxed(map.value()) + ">";
        } else if (type instanceof Type.RecordRef ref) {
            return recordClass.apply(ref.name());
        } else if (type instanceof Type.EnumRef ref) {
            return names.qualifiedClassName(ref.name());
        } else if (type instanceof Type.Primitive primitive) {
            return primitive(primitive);
        } else if (type instanceof Type.Temporal temporal) {
            return temporal(temporal);
        } else if (type instanceof Type.Decimal) {
            return "java.math.BigDecimal";
        } else if (type instanceof Type.Uuid) {
            return "java.util.UUID";
        }
        return "byte[]";
    }

    private static String primitive(Type.Primitive type) {
        return switch (type) {
            case NULL -> "java.lang.Void";
            case BOOLEAN -> "java.lang.Boolean";
            case INT -> "java.lang.Integer";
            case LONG -> "java.lang.Long";
            case FLOAT -> "java.lang.Float";
            case DOUBLE -> "java.lang.Double";
            case BYTES -> "byte[]";
            case STRING -> "java.lang.String";
        };
    }

    private static String temporal(Type.Temporal type) {
        return switch (type) {
            case DATE -> "java.time.LocalDate";
            case TIME_MILLIS, TIME_MICROS -> "java.time.LocalTime";
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS -> "java.time.Instant";
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS -> "java.time.LocalDateTime";
        };
    }
}
