package io.wirecost.accounts.java;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;

/** Values of the JDK's own classes, as these write themselves into an object stream. */
final class JdkValues {
    private static final int INSTANT = 2;
    private static final int LOCAL_DATE = 3;
    private static final int LOCAL_TIME = 4;
    private static final int LOCAL_DATE_TIME = 5;

    /** Of a BigInteger, what its value is made of. */
    private static final Set<String> MAGNITUDE = Set.of("signum", "magnitude");

    private JdkValues() {}

    /**
     * @param held is told what belongs to the value
     * @param rest is told what the classes write besides
     */
    static BigDecimal decimal(Item item, Consumer<Item> held, Consumer<Item> rest) {
        Item scale = item.fields().get("scale");
        Item unscaled = item.fields().get("intVal");
        held.accept(scale);
        held.accept(unscaled);
        for (Map.Entry<String, Item> field : unscaled.fields().entrySet()) {
            (MAGNITUDE.contains(field.getKey()) ? held : rest).accept(field.getValue());
        }
        int signum = (int) (long) unscaled.fields().get("signum").value();
        byte[] magnitude = (byte[]) unscaled.fields().get("magnitude").value();
        return new BigDecimal(new BigInteger(signum, magnitude), (int) (long) scale.value());
    }

    static UUID uuid(Item item, Consumer<Item> held) {
        item.fields().values().forEach(held);
        return new UUID((long) item.fields().get("mostSigBits").value(), (long)
                item.fields().get("leastSigBits").value());
    }

    /** Dates and times write themselves behind a byte that tells which they are. */
    static Object time(byte[] written) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(written))) {
            return switch (in.readByte()) {
                case INSTANT -> Instant.ofEpochSecond(in.readLong(), in.readInt());
                case LOCAL_DATE -> date(in);
                case LOCAL_TIME -> time(in);
                case LOCAL_DATE_TIME -> LocalDateTime.of(date(in), time(in));
                default -> throw new IllegalArgumentException("neither a date nor a time");
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static LocalDate date(DataInputStream in) throws IOException {
        return LocalDate.of(in.readInt(), in.readByte(), in.readByte());
    }

    /** The last part that is not zero is inverted, and zeros behind it are left out. */
    private static LocalTime time(DataInputStream in) throws IOException {
        int hour = in.readByte();
        if (hour < 0) {
            return LocalTime.of(~hour, 0);
        }
        int minute = in.readByte();
        if (minute < 0) {
            return LocalTime.of(hour, ~minute);
        }
        int second = in.readByte();
        return second < 0 ? LocalTime.of(hour, minute, ~second) : LocalTime.of(hour, minute, second, in.readInt());
    }
}
