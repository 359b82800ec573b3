package io.wirecost.workloads.types;

import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalTime;
import java.util.List;
import java.util.UUID;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The values at which formats and libraries go wrong, by type. */
final class Edges {
    private static final long SAFE = 1L << 53;
    private static final long MICROS_PER_DAY = 86_400_000_000L;

    /** Edges that XML can carry too. */
    static final List<String> TEXTS = List.of(
            "",
            " ",
            "\t",
            "\n",
            "\r\n",
            "null",
            "0",
            "-0",
            "NaN",
            "\"",
            "\\",
            "<![CDATA[",
            "\u007f",
            "\u0085",
            "\u00a0",
            "\u0301",
            "\u2028",
            "\ufeff",
            "\ud7ff",
            "\ue000",
            "\ufffd",
            "\ud83d\ude80",
            "\udbff\udffd",
            "x".repeat(127),
            "y".repeat(128),
            "é".repeat(300));

    /** Unicode scalar values that XML 1.0 has no way to write. */
    static final List<String> TEXTS_BEYOND_XML =
            List.of("\u0000", "a\u0000b", "\u0001", "\u001b[0m", "\ufffe", "\uffff", "plain");

    private Edges() {}

    /** @param type neither null, string nor an enum */
    static List<?> of(Type.Leaf type) {
        return switch (type.kind()) {
            case BOOLEAN -> List.of(false, true);
            case INT -> List.of(0, -1, 1, Integer.MIN_VALUE, Integer.MAX_VALUE, 127, 128, -129, 65_536);
            case LONG -> List.of(0L, -1L, 1L, Long.MIN_VALUE, Long.MAX_VALUE, SAFE - 1, SAFE + 1, -SAFE - 1, 1L << 32);
            case FLOAT ->
                Stream.of(
                                0f,
                                -0f,
                                Float.NaN,
                                Float.POSITIVE_INFINITY,
                                Float.NEGATIVE_INFINITY,
                                Float.MIN_VALUE,
                                -Float.MIN_NORMAL,
                                Float.MAX_VALUE,
                                0.1f,
                                16_777_217f)
                        .toList();
            case DOUBLE ->
                Stream.of(
                                0d,
                                -0d,
                                Double.NaN,
                                Double.POSITIVE_INFINITY,
                                Double.NEGATIVE_INFINITY,
                                Double.MIN_VALUE,
                                -Double.MIN_NORMAL,
                                -Double.MAX_VALUE,
                                0.1,
                                (double) SAFE,
                                1e23)
                        .toList();
            case BYTES -> List.of(new byte[0], new byte[1], filled(3, 0xff), ascending(256));
            case FIXED -> List.of(filled(type.size(), 0), filled(type.size(), 0xff), filled(type.size(), 0x80));
            case DECIMAL -> decimals(type);
            case UUID ->
                List.of(new UUID(0, 0), new UUID(-1, -1), new UUID(Long.MIN_VALUE, Long.MAX_VALUE), new UUID(1, 2));
            case DATE ->
                Stream.of(0, -1, 1, Integer.MIN_VALUE, Integer.MAX_VALUE, 11_016)
                        .map(Carriers::toDate)
                        .toList();
            case TIME_MILLIS -> List.of(LocalTime.MIDNIGHT, Carriers.millisToTime(86_399_999), LocalTime.NOON);
            case TIME_MICROS ->
                List.of(LocalTime.MIDNIGHT, Carriers.microsToTime(MICROS_PER_DAY - 1), Carriers.microsToTime(1));
            case TIMESTAMP_MILLIS -> far(Carriers::millisToInstant);
            case TIMESTAMP_MICROS -> far(Carriers::microsToInstant);
            case TIMESTAMP_NANOS -> far(Carriers::nanosToInstant);
            case LOCAL_TIMESTAMP_MILLIS -> far(Carriers::millisToLocal);
            case LOCAL_TIMESTAMP_MICROS -> far(Carriers::microsToLocal);
            case LOCAL_TIMESTAMP_NANOS -> far(Carriers::nanosToLocal);
            case NULL, STRING, ENUM, RECORD, ARRAY, MAP, OPTIONAL ->
                throw new IllegalArgumentException("no edges of " + type);
        };
    }

    private static List<?> far(LongFunction<?> toValue) {
        return LongStream.of(0, -1, 1, Long.MIN_VALUE, Long.MAX_VALUE, -999, 1_700_000_000_123_456L)
                .mapToObj(toValue)
                .toList();
    }

    private static List<BigDecimal> decimals(Type type) {
        BigInteger most = BigInteger.TEN.pow(type.precision()).subtract(BigInteger.ONE);
        return Stream.of(
                        BigInteger.ZERO,
                        BigInteger.ONE,
                        BigInteger.ONE.negate(),
                        most,
                        most.negate(),
                        BigInteger.TEN.pow(type.precision() - 1), // nothing but zeros behind its first digit
                        BigInteger.valueOf(127),
                        BigInteger.valueOf(128),
                        BigInteger.valueOf(-128))
                .map(unscaled -> new BigDecimal(unscaled, type.scale()))
                .toList();
    }

    private static byte[] filled(int size, int value) {
        byte[] bytes = new byte[size];
        java.util.Arrays.fill(bytes, (byte) value);
        return bytes;
    }

    private static byte[] ascending(int size) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) i;
        }
        return bytes;
    }
}
