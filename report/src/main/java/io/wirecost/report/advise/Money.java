package io.wirecost.report.advise;

import io.wirecost.analysis.cost.Amount;
import java.util.Locale;

/** Amounts of money a month in one currency, as people read them. */
record Money(String currency) {
    private static final double WHOLE = 100;

    /** {@code EUR 1,234}, {@code EUR 12.30}. */
    String of(double amount) {
        return (amount < 0 ? "−" : "") + currency + " " + digits(Math.abs(amount));
    }

    /** {@code EUR 1,234 (1,200 to 1,270)}. */
    String of(Amount amount) {
        return of(amount.centre())
                + amount.interval()
                        .filter(ends -> ends.high() > ends.low())
                        .map(ends -> " (" + bare(ends.low()) + " to " + bare(ends.high()) + ")")
                        .orElse("");
    }

    /** The same without the currency: {@code −12.30}. */
    String bare(double amount) {
        return (amount < 0 ? "−" : "") + digits(Math.abs(amount));
    }

    private static String digits(double amount) {
        return String.format(Locale.ROOT, amount >= WHOLE ? "%,.0f" : "%.2f", amount);
    }
}
