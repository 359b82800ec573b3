package io.wirecost.studies.page;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import java.util.Optional;

/** The units in which tables give figures. */
public enum Measure {
    @JsonProperty("bytes")
    BYTES(1),
    @JsonProperty("kB")
    KILOBYTES(1e3),
    @JsonProperty("MB")
    MEGABYTES(1e6),
    @JsonProperty("MiB")
    MEBIBYTES(1 << 20),
    @JsonProperty("ns")
    NANOS(1),
    @JsonProperty("µs")
    MICROS(1e3),
    @JsonProperty("ms")
    MILLIS(1e6),
    @JsonProperty("s")
    SECONDS(1e9);

    private static final double FEW = 10;
    private static final double MANY = 100;

    private final double size;

    Measure(double size) {
        this.size = size;
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
        int behind = digits.orElse(value < FEW ? 2 : value < MANY ? 1 : 0);
        return String.format(Locale.ROOT, "%,." + behind + "f", value);
    }
}
