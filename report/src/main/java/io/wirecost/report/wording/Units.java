package io.wirecost.report.wording;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** Figures as people read them: three significant digits, en-US form in every locale. */
public final class Units {
    private static final String[] TIMES = {"ns", "µs", "ms", "s"};
    private static final String[] BANDWIDTHS = {"bit/s", "kbit/s", "Mbit/s", "Gbit/s"};

    private Units() {}

    /** {@code 980 ns}, {@code 12.3 µs}, {@code 1.50 ms}. */
    public static String time(double nanos) {
        double scaled = rounded(nanos);
        int unit = 0;
        while (scaled >= 1000 && unit < TIMES.length - 1) {
            scaled /= 1000;
            unit++;
        }
        return significant(scaled) + " " + TIMES[unit];
    }

    /** A time that may be less than none: {@code −12.3 µs}. */
    public static String signedTime(double nanos) {
        return nanos < 0 ? "−" + time(-nanos) : time(nanos);
    }

    /** {@code 45 Mbit/s}, {@code 2.5 Gbit/s}: at most three digits that matter, and none that do not. */
    public static String bandwidth(double bitsPerSecond) {
        double scaled = rounded(bitsPerSecond);
        int unit = 0;
        while (scaled >= 1000 && unit < BANDWIDTHS.length - 1) {
            scaled /= 1000;
            unit++;
        }
        return new BigDecimal(rounded(scaled))
                        .round(new MathContext(3))
                        .stripTrailingZeros()
                        .toPlainString() + " " + BANDWIDTHS[unit];
    }

    /** {@code 12,345}. */
    public static String count(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    /** Whole bytes with thousands separators, and a decimal below 100: {@code 12,345}, {@code 47.5}. */
    public static String bytes(double bytes) {
        boolean whole = bytes == Math.rint(bytes) || bytes >= 100;
        return String.format(Locale.ROOT, whole ? "%,.0f" : "%.1f", bytes);
    }

    /** Bytes that may be less than none: {@code −47.5}. */
    public static String signedBytes(double bytes) {
        return bytes < 0 ? "−" + bytes(-bytes) : bytes(bytes);
    }

    /** {@code 0.38×}, {@code 12.5×}; {@code -} for no bytes against no bytes. */
    public static String ratio(double ratio) {
        if (Double.isNaN(ratio)) {
            return "-";
        }
        return (ratio < 0.01 ? String.format(Locale.ROOT, "%.4f", ratio) : significant(ratio)) + "×";
    }

    /** How far an interval reaches, from a fraction: {@code ±3.1%}. */
    public static String spread(double fraction) {
        double percent = 100 * fraction;
        if (percent >= 1000) {
            return ">±999%";
        }
        return String.format(Locale.ROOT, percent < 10 ? "±%.1f%%" : "±%.0f%%", percent);
    }

    /** A part of a whole, from a fraction: {@code 43 %}, {@code 4.3 %}, {@code 4 %} where it is exactly that. */
    public static String percent(double fraction) {
        double percent = 100 * fraction;
        return String.format(
                Locale.ROOT, percent < 10 && percent != Math.rint(percent) ? "%.1f %%" : "%.0f %%", percent);
    }

    /** How many fit in a second, one after the other: {@code 81,300/s}. */
    public static String perSecond(double nanos) {
        return rate(1e9 / nanos);
    }

    /** {@code 81,300/s}. */
    public static String rate(double perSecond) {
        return significant(perSecond) + "/s";
    }

    /** Memory or disk space, in units of 1024: {@code 15.6 GiB}, {@code 37.0 MiB}. */
    public static String memory(long bytes) {
        return bytes < 1 << 30
                ? significant(bytes / (double) (1 << 20)) + " MiB"
                : significant(bytes / (double) (1 << 30)) + " GiB";
    }

    /** A ratio as the change that it is, from the ratio: {@code +5.2%}, {@code −12%}, {@code ±0.0%}. */
    public static String change(double ratio) {
        double percent = 100 * (ratio - 1);
        if (percent >= 1000) {
            return ratio(ratio);
        }
        String size = String.format(Locale.ROOT, Math.abs(percent) < 10 ? "%.1f" : "%.0f", Math.abs(percent));
        String sign = size.equals("0.0") ? "±" : percent < 0 ? "−" : "+";
        return sign + size + "%";
    }

    private static String significant(double value) {
        double rounded = rounded(value);
        if (Double.isInfinite(rounded)) {
            return "∞";
        }
        int decimals = rounded < 10 ? 2 : rounded < 100 ? 1 : 0;
        return String.format(Locale.ROOT, "%,." + decimals + "f", rounded);
    }

    private static double rounded(double value) {
        return Double.isInfinite(value)
                ? value
                : new BigDecimal(value).round(new MathContext(3)).doubleValue();
    }
}
