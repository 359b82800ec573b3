package io.wirecost.codecs.snakeyaml;

import io.wirecost.core.schema.Type;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.UUID;

/** Logical types as text (docs/carriers.md); bytes are YAML's own {@code !!binary}. */
final class Scalars {
    private Scalars() {}

    static Object toPlain(Object value) {
        if (value instanceof BigDecimal decimal) {
            return decimal.toPlainString();
        }
        boolean isYaml = value instanceof Number || value instanceof Boolean || value instanceof byte[];
        return isYaml ? value : value.toString();
    }

    /** YAML does not tell int from long, nor float from double: the schema does. */
    static Object fromPlain(Type type, Object value) {
        if (value instanceof Number number) {
            return switch ((Type.Primitive) type) {
                case INT -> (Object) number.intValue();
                case LONG -> number.longValue();
                case FLOAT -> number.floatValue();
                default -> number.doubleValue();
            };
        } else if (type instanceof Type.Temporal temporal) {
            return parse(temporal, (String) value);
        } else if (type instanceof Type.Decimal) {
            return new BigDecimal((String) value);
        } else if (type instanceof Type.Uuid) {
            return UUID.fromString((String) value);
        }
        return value;
    }

    private static Object parse(Type.Temporal type, String text) {
        return switch (type) {
            case DATE -> LocalDate.parse(text);
            case TIME_MILLIS, TIME_MICROS -> LocalTime.parse(text);
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS -> Instant.parse(text);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS -> LocalDateTime.parse(text);
        };
    }
}
