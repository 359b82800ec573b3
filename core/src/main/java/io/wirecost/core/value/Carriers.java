package io.wirecost.core.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

/**
 * How a logical type travels in a format that has no such type, in every codec and runtime alike (docs/carriers.md).
 * Emitted mappers call these.
 */
public final class Carriers {
    private static final long MICROS_PER_SECOND = 1_000_000;
    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final int NANOS_PER_MICRO = 1_000;
    private static final int NANO_DIGITS = 9;

    private Carriers() {}

    public static int toDays(LocalDate date) {
        return Math.toIntExact(date.toEpochDay());
    }

    public static LocalDate toDate(int daysSinceEpoch) {
        return LocalDate.ofEpochDay(daysSinceEpoch);
    }

    public static int toMillisOfDay(LocalTime time) {
        return (int) (time.toNanoOfDay() / (NANOS_PER_MICRO * 1_000));
    }

    public static LocalTime millisToTime(int millisOfDay) {
        return LocalTime.ofNanoOfDay(millisOfDay * 1_000L * NANOS_PER_MICRO);
    }

    public static long toMicrosOfDay(LocalTime time) {
        return time.toNanoOfDay() / NANOS_PER_MICRO;
    }

    public static LocalTime microsToTime(long microsOfDay) {
        return LocalTime.ofNanoOfDay(Math.multiplyExact(microsOfDay, NANOS_PER_MICRO));
    }

    public static long toMillis(Instant instant) {
        return instant.toEpochMilli();
    }

    public static Instant millisToInstant(long epochMillis) {
        return Instant.ofEpochMilli(epochMillis);
    }

    public static long toMicros(Instant instant) {
        return toUnits(instant, MICROS_PER_SECOND, NANOS_PER_MICRO);
    }

    @SuppressWarnings("JavaInstantGetSecondsGetNano") // both parts are used; until(MICROS) overflows on JDK 17
    private static long toUnits(Instant instant, long unitsPerSecond, int nanosPerUnit) {
        long second = instant.getEpochSecond();
        if (second < 0 && instant.getNano() > 0) {
            // From above, so that the smallest representable value does not overflow on the way.
            long units = Math.multiplyExact(second + 1, unitsPerSecond);
            return Math.addExact(units, instant.getNano() / nanosPerUnit - unitsPerSecond);
        }
        return Math.addExact(Math.multiplyExact(second, unitsPerSecond), instant.getNano() / nanosPerUnit);
    }

    public static Instant microsToInstant(long epochMicros) {
        return Instant.EPOCH.plus(epochMicros, ChronoUnit.MICROS);
    }

    public static long toEpochNanos(Instant instant) {
        return toUnits(instant, NANOS_PER_SECOND, 1);
    }

    public static Instant nanosToInstant(long epochNanos) {
        return Instant.EPOCH.plusNanos(epochNanos);
    }

    public static long toMillis(LocalDateTime local) {
        return toMillis(local.toInstant(ZoneOffset.UTC));
    }

    public static LocalDateTime millisToLocal(long millis) {
        return LocalDateTime.ofInstant(millisToInstant(millis), ZoneOffset.UTC);
    }

    public static long toMicros(LocalDateTime local) {
        return toMicros(local.toInstant(ZoneOffset.UTC));
    }

    public static LocalDateTime microsToLocal(long micros) {
        return LocalDateTime.ofInstant(microsToInstant(micros), ZoneOffset.UTC);
    }

    public static long toEpochNanos(LocalDateTime local) {
        return toEpochNanos(local.toInstant(ZoneOffset.UTC));
    }

    public static LocalDateTime nanosToLocal(long nanos) {
        return LocalDateTime.ofInstant(nanosToInstant(nanos), ZoneOffset.UTC);
    }

    /** The unscaled value in two's complement, most significant byte first, in as few bytes as it needs. */
    public static byte[] toUnscaled(BigDecimal decimal) {
        return decimal.unscaledValue().toByteArray();
    }

    public static BigDecimal toDecimal(byte[] unscaled, int scale) {
        return new BigDecimal(new BigInteger(unscaled), scale);
    }

    /** The unscaled value in two's complement, most significant byte first, padded with its sign to {@code size}. */
    public static byte[] toUnscaled(BigDecimal decimal, int size) {
        byte[] unscaled = toUnscaled(decimal);
        if (unscaled.length > size) {
            throw new ArithmeticException(decimal + " does not fit " + size + " bytes");
        }
        byte[] padded = new byte[size];
        java.util.Arrays.fill(padded, 0, size - unscaled.length, (byte) (decimal.signum() < 0 ? -1 : 0));
        System.arraycopy(unscaled, 0, padded, size - unscaled.length, unscaled.length);
        return padded;
    }

    /** An integer from 0 to 2^32 - 1 in the bits of a signed one, as Protocol Buffers' classes hold a {@code uint32}. */
    public static int toUnsignedInt(long value) {
        return (int) value;
    }

    public static long unsignedToLong(int bits) {
        return Integer.toUnsignedLong(bits);
    }

    /** An integer from 0 to 2^64 - 1 in the bits of a signed one, as Protocol Buffers' classes hold a {@code uint64}. */
    public static long toUnsignedLong(BigDecimal value) {
        return value.longValue();
    }

    public static BigDecimal unsignedToDecimal(long bits) {
        return new BigDecimal(Long.toUnsignedString(bits));
    }

    /** The seconds of Protocol Buffers' own {@code Timestamp}. */
    public static long toSeconds(Instant instant) {
        return instant.getEpochSecond();
    }

    @SuppressWarnings("JavaInstantGetSecondsGetNano") // the seconds are a field of their own
    public static int toNanos(Instant instant) {
        return instant.getNano();
    }

    public static Instant partsToInstant(long seconds, int nanos) {
        return Instant.ofEpochSecond(seconds, nanos);
    }

    /** The seconds of Protocol Buffers' own {@code Duration}, which has the sign of its nanoseconds. */
    public static long toSeconds(BigDecimal duration) {
        return duration.longValue();
    }

    public static int toNanos(BigDecimal duration) {
        return duration.remainder(BigDecimal.ONE).movePointRight(NANO_DIGITS).intValue();
    }

    public static BigDecimal partsToDuration(long seconds, int nanos) {
        return BigDecimal.valueOf(seconds).add(BigDecimal.valueOf(nanos, NANO_DIGITS));
    }

    /** 16 bytes, most significant first, as RFC 9562 lays them out. */
    public static byte[] toBytes(UUID uuid) {
        return ByteBuffer.allocate(2 * Long.BYTES)
                .putLong(uuid.getMostSignificantBits())
                .putLong(uuid.getLeastSignificantBits())
                .array();
    }

    public static UUID toUuid(byte[] bytes) {
        if (bytes.length != 2 * Long.BYTES) {
            throw new IllegalArgumentException("a UUID has 16 bytes, not " + bytes.length);
        }
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        return new UUID(buffer.getLong(), buffer.getLong());
    }
}
