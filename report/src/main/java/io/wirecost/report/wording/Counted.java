package io.wirecost.report.wording;

/** Numbers of things, as English has them. */
public final class Counted {
    private Counted() {}

    /** {@code 1 field}, {@code 1,204 fields}. */
    public static String of(long count, String thing) {
        return Units.count(count) + " " + thing + (count == 1 ? "" : "s");
    }
}
