package io.wirecost.studies.rule;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.source.PublishedFigure;
import java.math.BigDecimal;
import java.math.MathContext;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;

/** Ratios in sentences. */
public final class RatioText {
    private static final double HUNDRED = 100;
    private static final double TENTH = 0.1;
    private static final String UP_TO_FOUR = "0.00##";
    private static final MathContext TWO_DIGITS = new MathContext(2);

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
        return span.from() == span.to() ? printed(span.from()) : printed(span.from()) + " to " + printed(span.to());
    }

    /** With all digits of a ratio that a source prints: 1.004 is not 1.00. */
    private static String printed(double value) {
        return value >= HUNDRED ? number(value) : fine(value);
    }

    /**
     * Returns a number with two decimals below a hundred, and none above: {@code 1.23}, {@code 1,234}. Below a tenth it has
     * as many as two digits need: {@code 0.0012}.
     */
    public static String number(double value) {
        return value != 0 && Math.abs(value) < TENTH
                ? BigDecimal.valueOf(value).round(TWO_DIGITS).toPlainString()
                : String.format(Locale.ROOT, value < HUNDRED ? "%.2f" : "%,.0f", value);
    }

    private static String fine(double value) {
        return new DecimalFormat(UP_TO_FOUR, DecimalFormatSymbols.getInstance(Locale.ROOT)).format(value);
    }
}
