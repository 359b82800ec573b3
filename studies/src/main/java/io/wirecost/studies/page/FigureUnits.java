package io.wirecost.studies.page;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import java.util.Optional;

/** The units in which tables give figures. */
public enum FigureUnits {
    /** Of a share. */
    @JsonProperty("%")
    PERCENT("%", 0.01),
    @JsonProperty("bytes")
    BYTES("bytes", 1),
    @JsonProperty("kB")
    KILOBYTES("kB", 1e3),
    @JsonProperty("MB")
    MEGABYTES("MB", 1e6),
    @JsonProperty("MiB")
    MEBIBYTES("MiB", 1 << 20),
    @JsonProperty("ns")
    NANOS("ns", 1),
    @JsonProperty("µs")
    MICROS("µs", 1e3),
    @JsonProperty("ms")
    MILLIS("ms", 1e6),
    @JsonProperty("s")
    SECONDS("s", 1e9);

    private static final double FEW = 10;
    private static final double MANY = 100;
    private static final int MOST_DIGITS = 8;

    private final String label;
    private final double size;

    FigureUnits(String label, double size) {
        this.label = label;
        this.size = size;
    }

    /** Returns how it is written: {@code ms}. */
    String label() {
        return label;
    }

    /** Returns a figure, in bytes or nanoseconds, in this unit. */
    double in(double raw) {
        return raw / size;
    }

    /** Returns a figure, in bytes or nanoseconds, as a number of this unit. */
    String text(double raw, Optional<Integer> digits) {
        return number(in(raw), digits);
    }

    /** Returns a number with the given digits behind the point; without a wish, with three digits that say something. */
    static String number(double value, Optional<Integer> digits) {
        return String.format(Locale.ROOT, "%,." + digits.orElseGet(() -> behind(Math.abs(value))) + "f", value);
    }

    private static int behind(double value) {
        if (value == 0 || value >= MANY) {
            return 0;
        } else if (value >= FEW) {
            return 1;
        }
        return Math.min(MOST_DIGITS, 2 - (int) Math.floor(Math.log10(value)));
    }
}
