package io.wirecost.workloads.transactions;

/**
 * What transactions of a size are made of. The study shows a part of its schema and none of its messages; these shares were chosen so
 * that every format has the sizes that it published, as near as may be. They follow from its tables: small messages are
 * nearly all names, medium ones have the optional fields and lists of records, and large ones more text.
 *
 * @param presentPercent how many of the optional fields are there
 * @param addressPercent how many of the accounts have an address
 * @param filledPercent how many of the texts are not empty
 * @param tags percent of the bytes of the contents; what all percents leave is the description
 */
record Mix(
        int presentPercent,
        int addressPercent,
        int filledPercent,
        int tags,
        int attributes,
        int rates,
        int authorizations,
        int documents) {
    private static final int MEDIUM_BYTES = 1_500;
    private static final int LARGE_BYTES = 3_700;
    private static final int HUGE_BYTES = 9_000;

    /** Size without any optional field or contents, and what all optional fields together add to it. */
    private static final int BARE_BYTES = 420;

    private static final int OPTIONAL_BYTES = 530;

    private static final Mix MEDIUM = new Mix(85, 0, 10, 6, 1, 5, 51, 36);
    private static final Mix LARGE = new Mix(25, 0, 95, 12, 0, 11, 31, 20);
    private static final Mix HUGE = new Mix(25, 10, 95, 9, 1, 9, 33, 24);

    /** The mix of transactions of a size. */
    static Mix of(int sizeBytes) {
        if (sizeBytes > LARGE_BYTES) {
            return sizeBytes > HUGE_BYTES ? HUGE : LARGE;
        } else if (sizeBytes > MEDIUM_BYTES) {
            return MEDIUM;
        }
        int present = Math.max(0, Math.min(100, (sizeBytes - BARE_BYTES) * 100 / OPTIONAL_BYTES));
        return new Mix(present, present, 4, 0, 0, 0, 0, 0);
    }

    /** Returns whether transactions hold little but names. */
    boolean isSmall() {
        return authorizations == 0;
    }
}
