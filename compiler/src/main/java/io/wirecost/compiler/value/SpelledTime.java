package io.wirecost.compiler.value;

import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.util.Locale;

/** Reads and writes times as one of the known spellings has them. */
interface SpelledTime {
    SpelledTime RFC_1123 = pattern("EEE, dd MMM uuuu HH:mm:ss 'GMT'");
    SpelledTime CTIME = pattern("EEE MMM dd HH:mm:ss '+0000' uuuu");

    /**
     * Returns the value of a text.
     *
     * @throws DateTimeException if the text is spelled otherwise
     */
    Temporal read(Type.Temporal type, String text);

    String write(Temporal value);

    default String example(Type.Temporal type) {
        Instant instant = Instant.parse("2024-02-29T23:59:59Z");
        LocalDateTime local = LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
        return write(
                switch (type) {
                    case DATE -> local.toLocalDate();
                    case TIME_MILLIS, TIME_MICROS -> local.toLocalTime();
                    case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> instant;
                    case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> local;
                });
    }

    static SpelledTime of(Spelling.Iso spelling) {
        return new IsoTime(spelling);
    }

    /** A timestamp of UTC in the words of English. */
    private static SpelledTime pattern(String pattern) {
        DateTimeFormatter format =
                DateTimeFormatter.ofPattern(pattern, Locale.ROOT).withZone(ZoneOffset.UTC);
        return new SpelledTime() {
            @Override
            public Temporal read(Type.Temporal type, String text) {
                return Instant.from(format.parse(text));
            }

            @Override
            public String write(Temporal value) {
                return format.format(value);
            }
        };
    }

    /** The order of ISO 8601 with another separator, fraction or zone. */
    record IsoTime(Spelling.Iso spelling) implements SpelledTime {
        private static final int DATE_LENGTH = 10;

        @Override
        public Temporal read(Type.Temporal type, String text) {
            if (!text.endsWith(spelling.zone())) {
                throw new DateTimeException("another zone");
            }
            String local = text.substring(0, text.length() - spelling.zone().length());
            return switch (type) {
                case TIME_MILLIS, TIME_MICROS -> LocalTime.parse(local);
                case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> local(local);
                case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS ->
                    local(local).toInstant(offset());
                case DATE -> throw new DateTimeException("a date has no such spelling");
            };
        }

        private LocalDateTime local(String text) {
            if (text.length() <= DATE_LENGTH || text.charAt(DATE_LENGTH) != spelling.separator()) {
                throw new DateTimeException("another separator");
            }
            return LocalDateTime.parse(text.substring(0, DATE_LENGTH) + "T" + text.substring(DATE_LENGTH + 1));
        }

        private ZoneOffset offset() {
            String zone = spelling.zone().strip();
            return zone.equals("UTC") || zone.isEmpty() ? ZoneOffset.UTC : ZoneOffset.of(zone);
        }

        @Override
        public String write(Temporal value) {
            if (value instanceof LocalTime time) {
                return time(time);
            }
            LocalDateTime local = value instanceof Instant instant
                    ? LocalDateTime.ofInstant(instant, offset())
                    : (LocalDateTime) value;
            return local.toLocalDate().toString() + spelling.separator() + time(local.toLocalTime()) + spelling.zone();
        }

        private String time(LocalTime time) {
            StringBuilder text = new StringBuilder();
            padded(text, time.getHour(), 2).append(':');
            padded(text, time.getMinute(), 2).append(':');
            padded(text, time.getSecond(), 2);
            int digits = spelling.fraction().digits(time.getNano());
            if (digits > 0) {
                text.append('.').append(padded(new StringBuilder(), time.getNano(), 9), 0, digits);
            }
            return text.toString();
        }

        private static StringBuilder padded(StringBuilder text, int number, int digits) {
            String plain = Integer.toString(number);
            return text.append("0".repeat(digits - plain.length())).append(plain);
        }
    }
}
