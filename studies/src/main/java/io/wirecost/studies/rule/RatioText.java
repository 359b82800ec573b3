package io.wirecost.studies.rule;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.source.PublishedFigure;
import java.util.Locale;

/** Ratios in sentences. */
public final class RatioText {
    private RatioText() {}

    /** {@code 1.23 (1.10 to 1.37)}, the 95 % interval in brackets; {@code 1.23} where it is exact. */
    public static String of(Quotient ratio) {
        return number(ratio.centre())
                + ratio.interval()
                        .filter(ends -> !ratio.isExact())
                        .map(ends -> " (" + of(ends) + ")")
                        .orElse("");
    }

    /** {@code 1.10 to 1.37}. */
    public static String of(Interval interval) {
        return number(interval.low()) + " to " + number(interval.high());
    }

    /** {@code 1.2}, {@code 1.10 to 1.12}. */
    public static String of(PublishedFigure span) {
        return span.from() == span.to() ? number(span.from()) : number(span.from()) + " to " + number(span.to());
    }

    /** Returns a number with two decimals below a hundred, and none above: {@code 1.23}, {@code 1,234}. */
    public static String number(double value) {
        return String.format(Locale.ROOT, value < 100 ? "%.2f" : "%,.0f", value);
    }
}
