package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;

/** What a value of one leaf type is as a value of another one, if it is exactly one. Enums are left to {@link Resolution}. */
final class LeafResolution {
    private LeafResolution() {}

    /** @throws NoRightValue if the other type has no value that means the same */
    static Object resolve(Type from, Type to, Object value) throws NoRightValue {
        if (from.equals(to)) {
            return value;
        }
        try {
            return convert(from, to, value)
                    .orElseThrow(() -> new NoRightValue("%s was written, and the reader wants %s".formatted(from, to)));
        } catch (IllegalArgumentException | ArithmeticException | CharacterCodingException e) {
            throw new NoRightValue("no %s is exactly the %s that was written".formatted(to, from));
        }
    }

    private static Optional<Object> convert(Type from, Type to, Object value) throws CharacterCodingException {
        return switch (to.kind()) {
            case INT -> number(from, value).or(() -> count(from, value)).map(BigDecimal::intValueExact);
            case LONG -> number(from, value).or(() -> count(from, value)).map(BigDecimal::longValueExact);
            case FLOAT -> floating(from, value).map(LeafResolution::exactFloat);
            case DOUBLE -> floating(from, value);
            case DECIMAL -> decimal(from, to, value);
            case STRING -> text(from, value);
            case BYTES -> bytes(from, value);
            case FIXED -> bytes(from, value).map(bytes -> sized((byte[]) bytes, to.size()));
            case UUID -> uuid(from, value);
            case DATE, TIME_MILLIS, TIME_MICROS, TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS ->
                temporal(from, to, value);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> temporal(from, to, value);
            case NULL, BOOLEAN, ENUM, RECORD, ARRAY, MAP, OPTIONAL -> Optional.empty();
        };
    }

    /** The number that a value is, or that it tells as text. */
    private static Optional<BigDecimal> number(Type from, Object value) {
        return switch (from.kind()) {
            case INT, LONG -> Optional.of(BigDecimal.valueOf(((Number) value).longValue()));
            case FLOAT, DOUBLE -> Optional.of(new BigDecimal(((Number) value).doubleValue()));
            case DECIMAL -> Optional.of((BigDecimal) value);
            case STRING -> Optional.of(plain((String) value));
            case NULL, BOOLEAN, BYTES, FIXED, UUID, ENUM, DATE, TIME_MILLIS, TIME_MICROS -> Optional.empty();
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> Optional.empty();
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> Optional.empty();
            case RECORD, ARRAY, MAP, OPTIONAL -> Optional.empty();
        };
    }

    /** A number from the only text that it has. */
    private static BigDecimal plain(String text) {
        BigDecimal number = new BigDecimal(text);
        if (!number.toPlainString().equals(text)) {
            throw new NumberFormatException(text);
        }
        return number;
    }

    private static Optional<BigDecimal> count(Type from, Object value) {
        return from.asTemporal().map(type -> BigDecimal.valueOf(TemporalCount.of(type, value)));
    }

    private static Optional<Object> floating(Type from, Object value) {
        if (from == Type.Primitive.FLOAT || from == Type.Primitive.DOUBLE) {
            return Optional.of(((Number) value).doubleValue());
        }
        return from == Type.Primitive.STRING
                ? Optional.empty()
                : number(from, value).map(number -> exactDouble(number));
    }

    private static double exactDouble(BigDecimal number) {
        double nearest = number.doubleValue();
        if (Double.isInfinite(nearest) || new BigDecimal(nearest).compareTo(number) != 0) {
            throw new ArithmeticException(number + " is no double");
        }
        return nearest;
    }

    private static Object exactFloat(Object number) {
        double value = (Double) number;
        float nearest = (float) value;
        if (!Double.isNaN(value) && nearest != value) {
            throw new ArithmeticException(value + " is no float");
        }
        return nearest;
    }

    private static Optional<Object> decimal(Type from, Type to, Object value) {
        if (from.kind() == Type.Primitive.BYTES.kind() || from.asFixed().isPresent()) {
            return Optional.of(fitting(Carriers.toDecimal((byte[]) value, to.scale()), to));
        }
        return number(from, value).map(number -> fitting(number.setScale(to.scale()), to));
    }

    private static BigDecimal fitting(BigDecimal number, Type to) {
        if (number.precision() > to.precision()) {
            throw new ArithmeticException(number + " has too many digits");
        }
        return number;
    }

    private static Optional<Object> text(Type from, Object value) throws CharacterCodingException {
        return switch (from.kind()) {
            case INT, LONG, UUID -> Optional.of(value.toString());
            case DECIMAL -> Optional.of(((BigDecimal) value).toPlainString());
            case BYTES, FIXED ->
                Optional.of(StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap((byte[]) value))
                        .toString());
            case NULL, BOOLEAN, FLOAT, DOUBLE, STRING, ENUM, DATE, TIME_MILLIS, TIME_MICROS -> Optional.empty();
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> Optional.empty();
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> Optional.empty();
            case RECORD, ARRAY, MAP, OPTIONAL -> Optional.empty();
        };
    }

    private static Optional<Object> bytes(Type from, Object value) {
        return switch (from.kind()) {
            case BYTES, FIXED -> Optional.of(value);
            case STRING -> Optional.of(((String) value).getBytes(StandardCharsets.UTF_8));
            case UUID -> Optional.of(Carriers.toBytes((UUID) value));
            case DECIMAL ->
                Optional.of(from.fixed()
                        .map(fixed -> Carriers.toUnscaled((BigDecimal) value, fixed.size()))
                        .orElseGet(() -> Carriers.toUnscaled((BigDecimal) value)));
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, ENUM, DATE, TIME_MILLIS, TIME_MICROS -> Optional.empty();
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> Optional.empty();
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> Optional.empty();
            case RECORD, ARRAY, MAP, OPTIONAL -> Optional.empty();
        };
    }

    private static Object sized(byte[] bytes, int size) {
        if (bytes.length != size) {
            throw new ArithmeticException(bytes.length + " bytes");
        }
        return bytes;
    }

    private static Optional<Object> uuid(Type from, Object value) {
        return switch (from.kind()) {
            case UUID -> Optional.of(value);
            case STRING ->
                Optional.of(UUID.fromString((String) value))
                        .filter(uuid -> uuid.toString().equals(value))
                        .map(Object.class::cast);
            case BYTES, FIXED -> Optional.of(Carriers.toUuid((byte[]) value));
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, DECIMAL, ENUM -> Optional.empty();
            case DATE, TIME_MILLIS, TIME_MICROS, TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS ->
                Optional.empty();
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> Optional.empty();
            case RECORD, ARRAY, MAP, OPTIONAL -> Optional.empty();
        };
    }

    private static Optional<Object> temporal(Type from, Type to, Object value) {
        Type.Temporal wanted = to.asTemporal().orElseThrow();
        if (from.asTemporal().isPresent()) {
            return TemporalCount.convert(from.asTemporal().get(), wanted, value);
        }
        return from == Type.Primitive.INT || from == Type.Primitive.LONG
                ? Optional.of(TemporalCount.toValue(wanted, ((Number) value).longValue()))
                : Optional.empty();
    }
}
