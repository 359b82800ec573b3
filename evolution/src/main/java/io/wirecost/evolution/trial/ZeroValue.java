package io.wirecost.evolution.trial;

import io.wirecost.core.schema.Type;
import io.wirecost.core.value.IntegerCarrier;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.UUID;

/** Tells values that libraries put where a message has none: zero, false, empty. */
final class ZeroValue {
    private static final UUID NIL = new UUID(0, 0);

    private ZeroValue() {}

    /** @param value a neutral value of the type; null where it is absent */
    static boolean is(Type type, Object value) {
        if (value == null) {
            return true;
        }
        return switch (type.kind()) {
            case NULL -> true;
            case BOOLEAN -> value.equals(false);
            case INT, LONG, FLOAT, DOUBLE -> ((Number) value).doubleValue() == 0;
            case BYTES, FIXED -> isZero((byte[]) value);
            case STRING -> value.equals("");
            case DECIMAL -> ((BigDecimal) value).signum() == 0;
            case UUID -> value.equals(NIL);
            case ENUM, RECORD -> false;
            case DATE,
                    TIME_MILLIS,
                    TIME_MICROS,
                    TIMESTAMP_MILLIS,
                    TIMESTAMP_MICROS,
                    LOCAL_TIMESTAMP_MILLIS,
                    LOCAL_TIMESTAMP_MICROS ->
                IntegerCarrier.of(type.asTemporal().orElseThrow()).number(value) == 0;
            case ARRAY -> ((Collection<?>) value).isEmpty();
            case MAP -> ((Map<?, ?>) value).isEmpty();
            case OPTIONAL -> is(type.element(), value);
        };
    }

    private static boolean isZero(byte[] bytes) {
        for (byte one : bytes) {
            if (one != 0) {
                return false;
            }
        }
        return true;
    }
}
