package io.wirecost.workloads.source;

/**
 * How many records there are of which size. Sizes are told apart in bins that are an eighth of a power of two wide, so
 * that the counts of any number of records take a few kilobytes.
 */
public final class SizeCounts {
    private static final int BITS = 3;
    private static final int BINS = (Integer.SIZE - BITS) << BITS;

    private final long[] counts = new long[BINS];
    private final int[] largest = new int[BINS];
    private long records;
    private long bytes;

    /** Counts one more record of so many bytes. */
    public void add(int size) {
        int bin = bin(size);
        counts[bin]++;
        largest[bin] = Math.max(largest[bin], size);
        records++;
        bytes += size;
    }

    /** Returns how many records were counted. */
    public long records() {
        return records;
    }

    /** Returns the bytes of all records. */
    public long bytes() {
        return bytes;
    }

    /** Returns which bin a size belongs to: larger sizes to the same or a higher one. */
    static int bin(int size) {
        int power = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(size | 1);
        return power < BITS ? size : ((power - BITS + 1) << BITS) + ((size >>> (power - BITS)) & ((1 << BITS) - 1));
    }

    /** Returns how many records each bin has. */
    long[] counts() {
        return counts.clone();
    }

    /** Returns the most bytes that so many records of each bin can have. */
    long mostBytes(long[] recordsByBin) {
        long most = 0;
        for (int bin = 0; bin < BINS; bin++) {
            most += recordsByBin[bin] * largest[bin];
        }
        return most;
    }
}
