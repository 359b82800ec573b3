package io.wirecost.studies.page;

import java.util.Locale;

/** Bandwidths in sentences. */
final class Bandwidths {
    private static final double GIGA = 1e9;
    private static final double MEGA = 1e6;

    private Bandwidths() {}

    /** {@code 45 Mbit/s}; {@code none} for 0 and {@code unlimited} for infinity. */
    static String text(double bitsPerSecond) {
        if (bitsPerSecond == 0) {
            return "none";
        } else if (Double.isInfinite(bitsPerSecond)) {
            return "unlimited";
        }
        return bitsPerSecond >= GIGA
                ? number(bitsPerSecond / GIGA) + " Gbit/s"
                : number(bitsPerSecond / MEGA) + " Mbit/s";
    }

    private static String number(double value) {
        String text = String.format(Locale.ROOT, value < 10 ? "%.1f" : "%.0f", value);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
