package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Values of single types: ordinary ones, and those at which a change of the type shows. */
final class TellingLeaves {
    private static final int AUTUMN_DAY = 20_000;
    private static final long AUTUMN_MILLIS = AUTUMN_DAY * 86_400_000L + 3_723_004;
    private static final long MICROS = 1_000;

    private TellingLeaves() {}

    /** Values at which a change of the type shows, an ordinary one before all. */
    static List<Object> of(Schema schema, Type type) {
        Object ordinary = ordinary(schema, type, 0);
        return switch (type.kind()) {
            case NULL -> Arrays.asList(ordinary);
            case BOOLEAN -> List.of(true, false);
            case INT -> List.of(ordinary, 0, (1 << 24) + 1, Integer.MAX_VALUE, -1);
            case LONG -> List.of(ordinary, 0L, 1L << 31, (1L << 32) + 5, (1L << 53) + 1, -1L);
            case FLOAT -> List.of(ordinary, 0f, 0.1f, 16_777_216f);
            case DOUBLE -> List.of(ordinary, 0d, 0.1, 1e300);
            case BYTES -> List.of(ordinary, new byte[0], bytes("plain"), new byte[] {(byte) 0xff, (byte) 0xfe});
            case STRING -> List.of(ordinary, "", "é", "12", "NONE");
            case FIXED -> List.of(ordinary, new byte[type.size()]);
            case DECIMAL -> List.of(ordinary, new BigDecimal(BigInteger.ZERO, type.scale()), largest(type));
            case UUID -> List.of(ordinary, new UUID(0, 0));
            case ENUM -> symbols(schema, type);
            case DATE -> List.of(ordinary, Carriers.toDate(0), Carriers.toDate(-1));
            case TIME_MILLIS -> List.of(ordinary, Carriers.millisToTime(0));
            case TIME_MICROS -> List.of(ordinary, Carriers.microsToTime(1));
            case TIMESTAMP_MILLIS -> List.of(ordinary, Carriers.millisToInstant(0), Carriers.millisToInstant(-1));
            case TIMESTAMP_MICROS -> List.of(ordinary, Carriers.microsToInstant(1), Carriers.microsToInstant(-1));
            case TIMESTAMP_NANOS -> List.of(ordinary, Carriers.nanosToInstant(1), Carriers.nanosToInstant(-1));
            case LOCAL_TIMESTAMP_MILLIS -> List.of(ordinary, Carriers.millisToLocal(0), Carriers.millisToLocal(-1));
            case LOCAL_TIMESTAMP_MICROS -> List.of(ordinary, Carriers.microsToLocal(1), Carriers.microsToLocal(-1));
            case LOCAL_TIMESTAMP_NANOS -> List.of(ordinary, Carriers.nanosToLocal(1), Carriers.nanosToLocal(-1));
            case RECORD, ARRAY, MAP, OPTIONAL -> throw new IllegalArgumentException("no leaf: " + type);
        };
    }

    /** A value of no special kind, which differs from that of the next number where the type has several. */
    static Object ordinary(Schema schema, Type type, int number) {
        return switch (type.kind()) {
            case NULL -> null;
            case BOOLEAN -> number % 2 == 0;
            case INT -> 41 + number;
            case LONG -> 1_041L + number;
            case FLOAT -> number + 1.5f;
            case DOUBLE -> number + 2.25;
            case BYTES -> bytes("bytes" + number);
            case STRING -> "text" + number;
            case FIXED -> fixed(type.size(), number);
            case DECIMAL -> new BigDecimal(BigInteger.valueOf(1 + number % 9), type.scale());
            case UUID -> new UUID(7, number);
            case ENUM -> pick(schema.enumeration(type.name()).symbols(), number);
            case DATE -> Carriers.toDate(AUTUMN_DAY + number);
            case TIME_MILLIS -> Carriers.millisToTime(3_723_004 + number);
            case TIME_MICROS -> Carriers.microsToTime((3_723_004 + number) * MICROS);
            case TIMESTAMP_MILLIS -> Carriers.millisToInstant(AUTUMN_MILLIS + number);
            case TIMESTAMP_MICROS -> Carriers.microsToInstant((AUTUMN_MILLIS + number) * MICROS);
            case TIMESTAMP_NANOS -> Carriers.nanosToInstant((AUTUMN_MILLIS + number) * MICROS * MICROS);
            case LOCAL_TIMESTAMP_MILLIS -> Carriers.millisToLocal(AUTUMN_MILLIS + number);
            case LOCAL_TIMESTAMP_MICROS -> Carriers.microsToLocal((AUTUMN_MILLIS + number) * MICROS);
            case LOCAL_TIMESTAMP_NANOS -> Carriers.nanosToLocal((AUTUMN_MILLIS + number) * MICROS * MICROS);
            case RECORD, ARRAY, MAP, OPTIONAL -> throw new IllegalArgumentException("no leaf: " + type);
        };
    }

    /** All symbols, the last one first: in a list, one that is new has others around it. */
    private static List<Object> symbols(Schema schema, Type type) {
        List<String> symbols = schema.enumeration(type.name()).symbols();
        return Stream.concat(Stream.of(symbols.get(symbols.size() - 1)), symbols.stream())
                .collect(Collectors.toList());
    }

    private static String pick(List<String> symbols, int number) {
        return symbols.get(number % symbols.size());
    }

    private static BigDecimal largest(Type type) {
        return new BigDecimal(BigInteger.TEN.pow(type.precision()).subtract(BigInteger.ONE), type.scale());
    }

    private static byte[] fixed(int size, int number) {
        byte[] bytes = new byte[size];
        Arrays.fill(bytes, (byte) (number + 1));
        return bytes;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
