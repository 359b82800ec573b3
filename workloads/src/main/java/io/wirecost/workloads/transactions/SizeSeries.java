package io.wirecost.workloads.transactions;

/**
 * Sizes of the messages, step by step, as compact JSON. Mean, median and standard deviation of all steps, and of the
 * first half by itself, are near those that the study published. Half of the small messages hold little but field
 * names.
 */
final class SizeSeries {
    private static final int[] SIZES_BYTES = {
        480, 560, 640, 720, 800, 870, 930, 984, 3_300, 3_400, 3_480, 3_550, 3_620, 3_680, 3_740, 3_882, 4_312, 5_098,
        6_116, 7_321, 8_688, 10_200, 11_843, 13_609, 15_489, 17_476, 19_565, 21_751, 24_031, 26_400
    };

    private SizeSeries() {}

    static int steps() {
        return SIZES_BYTES.length;
    }

    /** @param step counted from 0 */
    static int sizeBytes(int step) {
        return SIZES_BYTES[step];
    }
}
