package io.wirecost.compiler.scala;

import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
import java.util.function.UnaryOperator;

/** How Scala writes the type of a domain value. */
final class ScalaTypes {
    private final UnaryOperator<String> known;
    private final UnaryOperator<String> defined;

    /**
     * @param known from the full name of a type of Scala or the JDK to how it is written
     * @param defined from the schema's name of a record or enum to how its class is written
     */
    ScalaTypes(UnaryOperator<String> known, UnaryOperator<String> defined) {
        this.known = known;
        this.defined = defined;
    }

    String of(Type type) {
        return type.match(new TypeCases<>(
                this::leaf,
                record -> defined.apply(record.name()),
                array -> known.apply("scala.collection.immutable.Vector") + "[" + of(array.element()) + "]",
                map -> known.apply("scala.collection.immutable.Map") + "[" + known.apply("java.lang.String") + ", "
                        + of(map.element()) + "]",
                optional -> known.apply("scala.Option") + "[" + of(optional.element()) + "]"));
    }

    private String leaf(Type.Leaf type) {
        return type.match(new LeafCases<>(
                this::primitive,
                temporal -> known.apply(temporal(temporal)),
                fixed -> bytes(),
                decimal -> known.apply("scala.math.BigDecimal"),
                uuid -> known.apply("java.util.UUID"),
                enumeration -> defined.apply(enumeration.name())));
    }

    private String primitive(Type.Primitive type) {
        return switch (type) {
            case NULL -> known.apply("scala.None") + ".type";
            case BOOLEAN -> known.apply("scala.Boolean");
            case INT -> known.apply("scala.Int");
            case LONG -> known.apply("scala.Long");
            case FLOAT -> known.apply("scala.Float");
            case DOUBLE -> known.apply("scala.Double");
            case BYTES -> bytes();
            case STRING -> known.apply("java.lang.String");
        };
    }

    private String bytes() {
        return known.apply("scala.Array") + "[" + known.apply("scala.Byte") + "]";
    }

    /** Full name of the class of dates, times and timestamps. */
    static String temporal(Type.Temporal type) {
        return switch (type) {
            case DATE -> "java.time.LocalDate";
            case TIME_MILLIS, TIME_MICROS -> "java.time.LocalTime";
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS -> "java.time.Instant";
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS -> "java.time.LocalDateTime";
        };
    }
}
