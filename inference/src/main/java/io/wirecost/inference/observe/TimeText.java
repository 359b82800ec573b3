package io.wirecost.inference.observe;

import io.wirecost.core.schema.Spelling.Fraction;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Recognises dates and times in the order of ISO 8601, with what is written between and behind. Reads no other calendar. */
final class TimeText {
    private static final int DATE_LENGTH = 10;
    private static final int TIME_LENGTH = 8;
    private static final int MOST_DIGITS = 9;
    private static final int NANOS_PER_MICRO = 1_000;
    private static final int FIRST_NANO_YEAR = 1678;
    private static final int LAST_NANO_YEAR = 2261;
    private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    private final char[] text;
    private final int end;
    private int at;
    private int digits;
    private int nanos;
    private boolean far;

    private TimeText(char[] text, int offset, int length) {
        this.text = text;
        this.at = offset;
        this.end = offset + length;
    }

    /**
     * What was recognised.
     *
     * @param separator between date and time; {@code T} for a time alone
     * @param far whether the year may be one of which 64 bits do not count the nanoseconds since 1970
     * @param zone behind the time; empty for none
     */
    record Found(JsonKind kind, char separator, boolean far, int digits, int nanos, String zone) {
        /** Returns the ways to write fractions by which this text may have been written. */
        Set<Fraction> fractions() {
            Set<Fraction> possible = EnumSet.noneOf(Fraction.class);
            for (Fraction fraction : Fraction.values()) {
                if (fraction.digits(nanos) == digits) {
                    possible.add(fraction);
                }
            }
            return possible;
        }
    }

    /** Returns what the text is: a date, a time or both; empty for anything else, and for times of a day finer than microseconds. */
    static Optional<Found> read(char[] text, int offset, int length) {
        TimeText reader = new TimeText(text, offset, length);
        if (length >= DATE_LENGTH && text[offset + 4] == '-') {
            return reader.date() ? reader.behindDate() : Optional.empty();
        }
        return length >= TIME_LENGTH
                        && text[offset + 2] == ':'
                        && reader.time()
                        && reader.at == reader.end
                        && reader.nanos % NANOS_PER_MICRO == 0
                ? Optional.of(new Found(JsonKind.TIME, 'T', false, reader.digits, reader.nanos, ""))
                : Optional.empty();
    }

    private Optional<Found> behindDate() {
        if (at == end) {
            return Optional.of(new Found(JsonKind.DATE, 'T', false, 0, 0, ""));
        }
        char separator = text[at++];
        if ((separator != 'T' && separator != ' ') || !time()) {
            return Optional.empty();
        }
        String zone = new String(text, at, end - at);
        if (!isZone(zone)) {
            return Optional.empty();
        }
        return Optional.of(new Found(
                zone.isEmpty() ? JsonKind.LOCAL_TIMESTAMP : JsonKind.TIMESTAMP, separator, far, digits, nanos, zone));
    }

    private boolean date() {
        int year = number(4);
        if (year < 0 || !next('-')) {
            return false;
        }
        far = year < FIRST_NANO_YEAR || year > LAST_NANO_YEAR;
        int month = number(2);
        if (month < 1 || month > 12 || !next('-')) {
            return false;
        }
        int day = number(2);
        boolean leap = month == 2 && (year % 4 == 0 && year % 100 != 0 || year % 400 == 0);
        return day >= 1 && day <= DAYS[month - 1] + (leap ? 1 : 0);
    }

    private boolean time() {
        int hour = number(2);
        if (hour < 0 || hour > 23 || !next(':')) {
            return false;
        }
        int minute = number(2);
        if (minute < 0 || minute > 59 || !next(':')) {
            return false;
        }
        int second = number(2);
        return second >= 0 && second <= 59 && fraction();
    }

    private boolean fraction() {
        if (at == end || text[at] != '.') {
            return true;
        }
        at++;
        while (at < end && isDigit(text[at])) {
            if (++digits > MOST_DIGITS) {
                return false;
            }
            nanos = nanos * 10 + (text[at++] - '0');
        }
        for (int i = digits; i < MOST_DIGITS; i++) {
            nanos *= 10;
        }
        return digits > 0;
    }

    /** {@code Z}, {@code UTC} or an offset of hours and minutes, up to 18 hours. */
    private static boolean isZone(String zone) {
        if (zone.isEmpty() || zone.equals("Z") || zone.equals(" UTC")) {
            return true;
        }
        String offset = zone.charAt(0) == ' ' ? zone.substring(1) : zone;
        if (!offset.matches("[+-][0-9]{2}(:?[0-9]{2})?")) {
            return false;
        }
        String plain = offset.substring(1).replace(":", "");
        int hours = Integer.parseInt(plain.substring(0, 2));
        int minutes = plain.length() > 2 ? Integer.parseInt(plain.substring(2)) : 0;
        return minutes <= 59 && hours * 60 + minutes <= 18 * 60;
    }

    /** The number of so many digits, or -1. */
    private int number(int length) {
        if (at + length > end) {
            return -1;
        }
        int number = 0;
        for (int i = 0; i < length; i++) {
            if (!isDigit(text[at])) {
                return -1;
            }
            number = number * 10 + (text[at++] - '0');
        }
        return number;
    }

    private boolean next(char expected) {
        return at < end && text[at++] == expected;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
