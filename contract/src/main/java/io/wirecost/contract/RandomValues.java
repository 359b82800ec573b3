package io.wirecost.contract;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;

/** Makes random values of a schema, extremes more often than chance would have it. */
public final class RandomValues {
    private static final int MAX_DEPTH = 40;

    /** In one record: where records hold several lists of themselves, depth alone is no limit. */
    private static final int MOST_VALUES = 300;

    private static final int MILLIS_PER_DAY = 86_400_000;
    private static final long MICROS_PER_DAY = MILLIS_PER_DAY * 1_000L;

    private final Schema schema;
    private final Random random;

    /** How many values the record that is being made may still have before its lists stay empty. */
    private int left;

    public RandomValues(Schema schema, long seed) {
        this.schema = schema;
        this.random = new Random(seed);
    }

    /** A value of the root record in which at most {@code present} of the optional fields of the root are present. */
    public RecordValue next(int present) {
        left = MOST_VALUES;
        List<Field> fields = schema.root().fields();
        Object[] values = new Object[fields.size()];
        for (int i = 0; i < values.length; i++) {
            if (!fields.get(i).type().isOptional()) {
                values[i] = value(fields.get(i).type(), 1);
            }
        }
        for (int n = 0; n < present && values.length > 0; n++) {
            int i = random.nextInt(values.length);
            values[i] = value(fields.get(i).type().present(), 1);
        }
        return RecordValue.of(values);
    }

    private RecordValue record(RecordDefinition record, int depth) {
        if (record.isUnion()) {
            return union(record, depth);
        }
        List<Object> values = new ArrayList<>();
        record.fields().forEach(f -> values.add(value(f.type(), depth)));
        return new RecordValue(values);
    }

    /** Exactly one branch; where it is enough, one that holds no record if there is any. */
    private RecordValue union(RecordDefinition union, int depth) {
        List<Field> branches = union.fields();
        int chosen = random.nextInt(branches.size());
        for (int i = 0; isEnough(depth) && i < branches.size(); i++) {
            chosen = branches.get(i).type().present().asRecord().isEmpty() ? i : chosen;
        }
        Object[] values = new Object[branches.size()];
        values[chosen] = value(branches.get(chosen).type().present(), depth);
        return RecordValue.of(values);
    }

    private Object value(Type type, int depth) {
        left--;
        return switch (type.kind()) {
            case NULL -> null;
            case BOOLEAN -> random.nextBoolean();
            case INT -> pick(0, -1, 1, Integer.MIN_VALUE, Integer.MAX_VALUE, random.nextInt());
            case LONG -> pick(0L, -1L, Long.MIN_VALUE, Long.MAX_VALUE, (1L << 53) + 1, random.nextLong());
            case FLOAT ->
                pick(
                        0f,
                        -0f,
                        Float.NaN,
                        Float.NEGATIVE_INFINITY,
                        Float.MIN_VALUE,
                        Float.MAX_VALUE,
                        random.nextFloat(),
                        (float) random.nextGaussian());
            case DOUBLE ->
                pick(
                        0d,
                        -0d,
                        Double.NaN,
                        Double.POSITIVE_INFINITY,
                        Double.MIN_VALUE,
                        Double.MAX_VALUE,
                        1d,
                        random.nextDouble(),
                        random.nextGaussian());
            case BYTES -> bytes(random.nextInt(6));
            case STRING -> text();
            case FIXED -> bytes(type.size());
            case DECIMAL -> decimal(type);
            case UUID -> pick(new UUID(0, 0), new UUID(-1, -1), new UUID(random.nextLong(), random.nextLong()));
            case ENUM -> symbol(type);
            case DATE -> Carriers.toDate(pick(0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE, random.nextInt(40_000)));
            case TIME_MILLIS -> Carriers.millisToTime(pick(0, MILLIS_PER_DAY - 1, random.nextInt(MILLIS_PER_DAY)));
            case TIME_MICROS ->
                Carriers.microsToTime(pick(0L, MICROS_PER_DAY - 1, Math.floorMod(random.nextLong(), MICROS_PER_DAY)));
            case TIMESTAMP_MILLIS -> Carriers.millisToInstant(instant());
            case TIMESTAMP_MICROS -> Carriers.microsToInstant(instant());
            case TIMESTAMP_NANOS -> Carriers.nanosToInstant(instant());
            case LOCAL_TIMESTAMP_MILLIS -> Carriers.millisToLocal(instant());
            case LOCAL_TIMESTAMP_MICROS -> Carriers.microsToLocal(instant());
            case LOCAL_TIMESTAMP_NANOS -> Carriers.nanosToLocal(instant());
            case RECORD -> record(schema.record(type.name()), depth + 1);
            case ARRAY -> list(type.element(), depth);
            case MAP -> map(type.element(), depth);
            case OPTIONAL -> isEnough(depth) || random.nextInt(3) == 0 ? null : value(type.element(), depth);
        };
    }

    private List<Object> list(Type element, int depth) {
        List<Object> list = new ArrayList<>();
        for (int n = count(depth); n > 0; n--) {
            list.add(value(element, depth + 1));
        }
        return list;
    }

    private Map<String, Object> map(Type value, int depth) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int n = count(depth); n > 0; n--) {
            map.put(text(), value(value, depth + 1));
        }
        return map;
    }

    /** Fewer elements the deeper, so that values stay small. */
    private int count(int depth) {
        return isEnough(depth) ? 0 : random.nextInt(depth < 4 ? 4 : depth < 12 ? 3 : 2);
    }

    private boolean isEnough(int depth) {
        return depth > MAX_DEPTH || left <= 0;
    }

    private String symbol(Type type) {
        List<String> symbols = schema.enumeration(type.name()).symbols();
        return symbols.get(random.nextInt(symbols.size()));
    }

    private BigDecimal decimal(Type type) {
        BigInteger largest = BigInteger.TEN.pow(type.precision()).subtract(BigInteger.ONE);
        BigInteger bound = BigInteger.TEN.pow(1 + random.nextInt(type.precision()));
        BigInteger any = new BigInteger(bound.bitLength() + 1, random).mod(bound);
        BigInteger unscaled = pick(BigInteger.ZERO, BigInteger.ONE, largest, any, any, any);
        return new BigDecimal(random.nextBoolean() ? unscaled : unscaled.negate(), type.scale());
    }

    private long instant() {
        return pick(0L, -1L, Long.MIN_VALUE, Long.MAX_VALUE, random.nextLong(), (long) random.nextInt() * 1_000);
    }

    private byte[] bytes(int size) {
        byte[] bytes = new byte[size];
        switch (random.nextInt(6)) {
            case 0 -> {} // zeros
            case 1 -> Arrays.fill(bytes, (byte) -1);
            default -> random.nextBytes(bytes);
        }
        return bytes;
    }

    private String text() {
        return pick(
                        "",
                        "a",
                        "plain text",
                        "  spaces ",
                        "<&>\"']]>",
                        "\n\r\t",
                        "Zoë 🚀 ß",
                        "null",
                        "1.50",
                        "\u2028",
                        "a.b c",
                        "class",
                        "@type",
                        "$ref",
                        "__proto__",
                        "-0")
                + (random.nextInt(40) == 0 ? "\u0000" : "")
                + (random.nextInt(3) == 0 ? Integer.toString(random.nextInt(1_000)) : "");
    }

    @SafeVarargs
    private <V> V pick(V... from) {
        return from[random.nextInt(from.length)];
    }
}
