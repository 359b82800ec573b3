package io.wirecost.evolution.trial;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import io.wirecost.core.value.IntegerCarrier;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.UUID;

/**
 * Tells values that libraries put where a message has none: zero, false, empty, a record of these.
 *
 * @param schema of the values
 */
record ZeroValue(Schema schema) {
    private static final UUID NIL = new UUID(0, 0);

    /** @param value a neutral value of the type; null where it is absent */
    boolean is(Type type, Object value) {
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
            case ENUM -> false;
            case RECORD -> isZero(schema.record(type.name()), (RecordValue) value);
            case DATE,
                    TIME_MILLIS,
                    TIME_MICROS,
                    TIMESTAMP_MILLIS,
                    TIMESTAMP_MICROS,
                    TIMESTAMP_NANOS,
                    LOCAL_TIMESTAMP_MILLIS,
                    LOCAL_TIMESTAMP_MICROS,
                    LOCAL_TIMESTAMP_NANOS ->
                IntegerCarrier.of(type.asTemporal().orElseThrow()).number(value) == 0;
            case ARRAY -> ((Collection<?>) value).isEmpty();
            case MAP -> ((Map<?, ?>) value).isEmpty();
            case OPTIONAL -> is(type.element(), value);
        };
    }

    /** In a record that was not there, an enum has its first symbol. */
    private boolean isZero(RecordDefinition record, RecordValue value) {
        int i = 0;
        for (Field field : record.fields()) {
            Object member = value.get(i++);
            if (!is(field.type(), member) && !isFirst(field.type().present(), member)) {
                return false;
            }
        }
        return true;
    }

    private boolean isFirst(Type type, Object symbol) {
        return type.kind() == TypeKind.ENUM
                && schema.enumeration(type.name()).symbols().get(0).equals(symbol);
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
