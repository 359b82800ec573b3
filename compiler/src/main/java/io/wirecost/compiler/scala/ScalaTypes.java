package io.wirecost.compiler.scala;

import io.wirecost.core.schema.Type;
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
        return switch (type.kind()) {
            case NULL -> known.apply("scala.None") + ".type";
            case BOOLEAN -> known.apply("scala.Boolean");
            case INT -> known.apply("scala.Int");
            case LONG -> known.apply("scala.Long");
            case FLOAT -> known.apply("scala.Float");
            case DOUBLE -> known.apply("scala.Double");
            case STRING -> known.apply("java.lang.String");
            case BYTES, FIXED -> known.apply("scala.Array") + "[" + known.apply("scala.Byte") + "]";
            case DECIMAL -> known.apply("scala.math.BigDecimal");
            case UUID -> known.apply("java.util.UUID");
            case DATE -> known.apply("java.time.LocalDate");
            case TIME_MILLIS, TIME_MICROS -> known.apply("java.time.LocalTime");
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> known.apply("java.time.Instant");
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS ->
                known.apply("java.time.LocalDateTime");
            case ENUM, RECORD -> defined.apply(type.name());
            case ARRAY -> known.apply("scala.collection.immutable.Vector") + "[" + of(type.element()) + "]";
            case MAP ->
                known.apply("scala.collection.immutable.Map") + "[" + known.apply("java.lang.String") + ", "
                        + of(type.element()) + "]";
            case OPTIONAL -> known.apply("scala.Option") + "[" + of(type.element()) + "]";
        };
    }
}
