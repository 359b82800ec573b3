package io.wirecost.core.run;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A whole number of something, written with a unit: {@code 1.5gbit}, {@code 200us}. */
final class WrittenQuantity {
    /** Values are nanoseconds. */
    static final List<Unit> TIMES =
            List.of(new Unit("s", 1_000_000_000), new Unit("ms", 1_000_000), new Unit("us", 1_000));

    private static final Pattern TEXT = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)([a-z]+)");

    private WrittenQuantity() {}

    /** @param size how many of the smallest it is */
    record Unit(String name, long size) {}

    /**
     * Writes the value in the largest unit of which it is a whole number, or with a fraction in the smallest unit if
     * there is none.
     */
    static String text(long value, List<Unit> largestFirst) {
        for (Unit unit : largestFirst) {
            if (value % unit.size() == 0) {
                return value / unit.size() + unit.name();
            }
        }
        Unit smallest = largestFirst.get(largestFirst.size() - 1);
        return BigDecimal.valueOf(value)
                        .divide(BigDecimal.valueOf(smallest.size()))
                        .toPlainString()
                + smallest.name();
    }

    /** Empty if it is not a number with one of the units, or not a whole number of the smallest. */
    static Optional<Long> parse(String text, List<Unit> units) {
        Matcher parts = TEXT.matcher(text);
        return parts.matches()
                ? units.stream()
                        .filter(unit -> unit.name().equals(parts.group(2)))
                        .findFirst()
                        .map(unit -> new BigDecimal(parts.group(1)).multiply(BigDecimal.valueOf(unit.size())))
                        .filter(value -> value.stripTrailingZeros().scale() <= 0)
                        .map(BigDecimal::longValueExact)
                : Optional.empty();
    }
}
