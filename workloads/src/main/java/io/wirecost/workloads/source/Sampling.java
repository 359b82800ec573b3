package io.wirecost.workloads.source;

/**
 * How a sample of a user's records is to be taken.
 *
 * @param mostRecords that it may have
 * @param seed by which records are chosen
 */
public record Sampling(int mostRecords, long seed) {
    /** What is taken if the user says nothing: more would not make figures better, but measuring slower. */
    public static final int STANDARD_RECORDS = 10_000;

    /** All records of a sample are kept in memory. */
    public static final int MOST_RECORDS = 100_000;

    private static final long MOST_BYTES = 64 << 20;

    /** Plans the sample of records whose sizes are known. */
    public SamplePlan plan(SizeCounts sizes) {
        return SamplePlan.of(sizes, mostRecords, MOST_BYTES, seed);
    }
}
