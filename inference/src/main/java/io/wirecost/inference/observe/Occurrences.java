package io.wirecost.inference.observe;

import java.util.Arrays;
import java.util.List;

/** How often something was seen, and in which records first. */
public final class Occurrences {
    /** Records that are named at most. */
    public static final int MOST_RECORDS = 20;

    private static final long[] NONE = {};

    private long count;
    private long[] records = NONE;
    private int named;

    /** @param record number of the record in which it was seen, from 1; never less than in the call before */
    void add(long record) {
        count++;
        if (named < MOST_RECORDS && (named == 0 || records[named - 1] != record)) {
            if (named == records.length) {
                records = Arrays.copyOf(records, named == 0 ? 2 : Math.min(MOST_RECORDS, named * 3));
            }
            records[named++] = record;
        }
    }

    /** Adds what was seen elsewhere, in other records or the same. */
    void addAll(Occurrences other) {
        count += other.count;
        records = Arrays.stream(new long[][] {named(), other.named()})
                .flatMapToLong(Arrays::stream)
                .sorted()
                .distinct()
                .limit(MOST_RECORDS)
                .toArray();
        named = records.length;
    }

    /** Returns whether as many records are named as ever will be. */
    boolean isFull() {
        return named == MOST_RECORDS;
    }

    public long count() {
        return count;
    }

    /** Returns the numbers of the first records with it, at most {@link #MOST_RECORDS}, in order. */
    public List<Long> records() {
        return Arrays.stream(named()).boxed().toList();
    }

    private long[] named() {
        return Arrays.copyOf(records, named);
    }
}
