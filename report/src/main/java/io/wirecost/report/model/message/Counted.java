package io.wirecost.report.model.message;

import io.wirecost.report.wording.Units;

/** Numbers of things, as English has them. */
final class Counted {
    private Counted() {}

    /** {@code 1 field}, {@code 1,204 fields}. */
    static String of(long count, String thing) {
        return Units.count(count) + " " + thing + (count == 1 ? "" : "s");
    }
}
