package io.wirecost.studies;

import io.wirecost.analysis.Estimate;
import io.wirecost.analysis.Interval;
import java.util.Locale;

/** Ratios in sentences. */
final class RatioText {
    private RatioText() {}

    /** {@code 1.23 (1.10 to 1.37)}, the 95 % interval in brackets. */
    static String of(Estimate ratio) {
        return number(ratio.centre())
                + ratio.interval().map(i -> " (" + of(i) + ")").orElse("");
    }

    /** {@code 1.10 to 1.37}. */
    static String of(Interval interval) {
        return number(interval.low()) + " to " + number(interval.high());
    }

    /** {@code 1.2}, {@code 1.10 to 1.12}. */
    static String of(PublishedLatency.Span span) {
        return span.from() == span.to() ? number(span.from()) : number(span.from()) + " to " + number(span.to());
    }

    static String number(double value) {
        return String.format(Locale.ROOT, value < 100 ? "%.2f" : "%,.0f", value);
    }
}
