package io.wirecost.topics.redact;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.IntegerCarrier;
import io.wirecost.core.value.ValueRewrite;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/** Replaces each value of a record by another one that takes as many bytes. */
final class RedactedValues extends ValueRewrite {
    private static final int KEY_TRIES = 1_000;
    private static final BigInteger NANOS_OF_DAY = BigInteger.valueOf(86_400_000_000_000L);

    /** Nanoseconds of a day, a minute, a second and its parts: times keep how exact they are written. */
    private static final List<Long> STEPS = Stream.concat(
                    Stream.of(86_400_000_000_000L, 60_000_000_000L),
                    Stream.iterate(1_000_000_000L, step -> step > 0, step -> step / 10))
            .toList();

    private static final int TIME_TRIES = 1_000;

    private final KeyedRandom draw;
    private final ShuffledLeaves few;

    RedactedValues(Schema schema, KeyedRandom draw, ShuffledLeaves few) {
        super(schema);
        this.draw = draw;
        this.few = few;
    }

    @Override
    protected Object leaf(Type type, Object value) {
        return switch (type.kind()) {
            case NULL -> value;
            case BOOLEAN, ENUM -> few.next(type);
            case INT -> RedactedNumbers.of(number(value), random(value)).intValue();
            case LONG -> RedactedNumbers.of(number(value), random(value)).longValue();
            case FLOAT -> RedactedFractions.of((Float) value, random(value));
            case DOUBLE -> RedactedFractions.of((Double) value, random(value));
            case DECIMAL -> RedactedFractions.of((BigDecimal) value, random(value));
            case STRING -> RedactedTexts.of((String) value, random(value));
            case BYTES, FIXED -> bytes((byte[]) value);
            case UUID -> uuid((UUID) value);
            case DATE -> time(type, value, STEPS.get(0));
            case TIME_MILLIS, TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MILLIS -> time(type, value, 1_000_000);
            case TIME_MICROS, TIMESTAMP_MICROS, LOCAL_TIMESTAMP_MICROS -> time(type, value, 1_000);
            case TIMESTAMP_NANOS, LOCAL_TIMESTAMP_NANOS -> time(type, value, 1);
            case RECORD, ARRAY, MAP, OPTIONAL -> throw new IllegalArgumentException("no leaf: " + type);
        };
    }

    private Random random(Object value) {
        return draw.of(value.toString());
    }

    private static BigInteger number(Object value) {
        return BigInteger.valueOf(((Number) value).longValue());
    }

    private byte[] bytes(byte[] value) {
        byte[] drawn = new byte[value.length];
        draw.of(value).nextBytes(drawn);
        return drawn;
    }

    /** Version and variant stay. */
    private UUID uuid(UUID value) {
        Random random = random(value);
        long high = random.nextLong() & ~0xf000L | value.getMostSignificantBits() & 0xf000L;
        long low = random.nextLong() >>> 3 | value.getLeastSignificantBits() & 0xe000_0000_0000_0000L;
        return new UUID(high, low);
    }

    /** @param unitNanos of the integer that carries the type */
    private Object time(Type type, Object value, long unitNanos) {
        IntegerCarrier<?> carrier = IntegerCarrier.of(type);
        long number = carrier.number(value);
        long step = step(number, unitNanos);
        Random random = random(value);
        long drawn = number;
        for (int i = 0; i < TIME_TRIES && (i == 0 || step(drawn, unitNanos) != step); i++) {
            drawn = drawn(type, number, step, unitNanos, random);
        }
        return carrier.decode().apply(drawn);
    }

    /** The largest step that a time is a multiple of. */
    private static long step(long number, long unitNanos) {
        return STEPS.stream()
                        .filter(nanos -> nanos >= unitNanos && number % (nanos / unitNanos) == 0)
                        .findFirst()
                        .orElseThrow()
                / unitNanos;
    }

    private static long drawn(Type type, long number, long step, long unitNanos, Random random) {
        BigInteger drawn = RedactedNumbers.of(BigInteger.valueOf(number), BigInteger.valueOf(step), random);
        return (isOfDay(type) ? drawn.mod(NANOS_OF_DAY.divide(BigInteger.valueOf(unitNanos))) : drawn).longValue();
    }

    private static boolean isOfDay(Type type) {
        return type == Type.Temporal.TIME_MILLIS || type == Type.Temporal.TIME_MICROS;
    }

    @Override
    protected Object map(Map<String, Object> entries) {
        Map<String, Object> redacted = new LinkedHashMap<>();
        entries.forEach((key, value) -> redacted.put(key(key, redacted.keySet()), value));
        return redacted;
    }

    private String key(String key, Set<String> taken) {
        if (key.equals("true") || key.equals("false")) {
            return key; // of a map that is keyed by booleans
        }
        for (int i = 0; i < KEY_TRIES; i++) {
            Random random = draw.of(i == 0 ? key : i + " " + key);
            String drawn = key.matches("-?[1-9]\\d{0,18}")
                    ? RedactedNumbers.of(new BigInteger(key), random).toString()
                    : RedactedTexts.of(key, random);
            if (!taken.contains(drawn)) {
                return drawn;
            }
        }
        return key + taken.size(); // the map has all keys of this length
    }
}
