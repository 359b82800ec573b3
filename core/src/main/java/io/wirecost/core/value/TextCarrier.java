package io.wirecost.core.value;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

/**
 * How a logical type travels as text, the same in every text format (docs/carriers.md). Decimals are in plain notation
 * with their scale, dates and times are ISO 8601, bytes are base64. It serves libraries that leave the form to their
 * user, and libraries whose own form differs or loses a part of the value.
 *
 * @param type the Java class of the value
 * @param encode from a value to its text; never given null
 * @param decode from text to the value; throws an unchecked exception for text that stands for none
 */
public record TextCarrier<V>(Class<V> type, Function<V, String> encode, Function<String, V> decode) {
    public static final TextCarrier<BigDecimal> DECIMAL =
            new TextCarrier<>(BigDecimal.class, BigDecimal::toPlainString, BigDecimal::new);
    public static final TextCarrier<UUID> UUID =
            new TextCarrier<>(UUID.class, java.util.UUID::toString, java.util.UUID::fromString);
    public static final TextCarrier<LocalDate> DATE =
            new TextCarrier<>(LocalDate.class, LocalDate::toString, LocalDate::parse);
    public static final TextCarrier<LocalTime> TIME =
            new TextCarrier<>(LocalTime.class, DateTimeFormatter.ISO_LOCAL_TIME::format, LocalTime::parse);
    public static final TextCarrier<Instant> TIMESTAMP =
            new TextCarrier<>(Instant.class, Instant::toString, Instant::parse);
    public static final TextCarrier<LocalDateTime> LOCAL_TIMESTAMP =
            new TextCarrier<>(LocalDateTime.class, DateTimeFormatter.ISO_LOCAL_DATE_TIME::format, LocalDateTime::parse);
    public static final TextCarrier<byte[]> BYTES =
            new TextCarrier<>(byte[].class, Base64.getEncoder()::encodeToString, Base64.getDecoder()::decode);

    /** Every carrier, one per Java class. */
    public static List<TextCarrier<?>> all() {
        return List.of(DECIMAL, UUID, DATE, TIME, TIMESTAMP, LOCAL_TIMESTAMP, BYTES);
    }
}
