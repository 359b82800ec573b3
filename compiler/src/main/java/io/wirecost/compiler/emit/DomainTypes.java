package io.wirecost.compiler.emit;

import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;

/** How emitted Java writes the type of a domain value; always by full name, so that no schema name can hide it. */
public final class DomainTypes {
    private final JavaNames names;

    public DomainTypes(JavaNames names) {
        this.names = names;
    }

    /** The type of a property: a Java primitive where the schema's value is always present and has one. */
    public String of(Type type) {
        return type.match(new TypeCases<>(this::ofLeaf, this::boxed, this::boxed, this::boxed, this::boxed));
    }

    private String ofLeaf(Type.Leaf type) {
        return type.match(new LeafCases<>(
                primitive -> switch (primitive) {
                    case BOOLEAN -> "boolean";
                    case INT -> "int";
                    case LONG -> "long";
                    case FLOAT -> "float";
                    case DOUBLE -> "double";
                    case NULL, BYTES, STRING -> primitive(primitive);
                },
                this::boxed,
                this::boxed,
                this::boxed,
                this::boxed,
                this::boxed));
    }

    /** The type as an element or as a value that may be absent. */
    public String boxed(Type type) {
        return type.match(new TypeCases<>(
                this::boxedLeaf,
                record -> names.qualifiedClassName(record.name()),
                array -> "java.util.List<" + boxed(array.element()) + ">",
                map -> "java.util.Map<java.lang.String, " + boxed(map.element()) + ">",
                optional -> boxed(optional.element())));
    }

    private String boxedLeaf(Type.Leaf type) {
        return type.match(new LeafCases<>(
                DomainTypes::primitive,
                DomainTypes::temporal,
                fixed -> "byte[]",
                decimal -> "java.math.BigDecimal",
                uuid -> "java.util.UUID",
                enumeration -> names.qualifiedClassName(enumeration.name())));
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
