package io.wirecost.workloads.source;

import io.wirecost.core.dataset.Sampled;
import io.wirecost.workloads.random.Dice;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Chooses records that represent all of a source, by size: as many of each bin of sizes as its share of all records
 * says. Within a bin every record has the same chance. The same records and seed give the same sample.
 */
public final class SamplePlan {
    private final long[] left;
    private final long[] wanted;
    private final Optional<Sampled> sampled;
    private final Dice dice;

    private SamplePlan(SizeCounts sizes, long[] wanted, long seed) {
        this.left = sizes.counts();
        this.wanted = wanted;
        this.sampled = IntStream.range(0, left.length).allMatch(bin -> left[bin] == wanted[bin])
                ? Optional.empty()
                : Optional.of(new Sampled(sizes.records(), sizes.bytes()));
        this.dice = new Dice(seed);
    }

    /**
     * Plans a sample; all records are taken if there is room for them.
     *
     * @param sizes of all records
     * @param mostRecords that the sample may have
     * @param mostBytes that its records may have together, unless a single one has more
     */
    public static SamplePlan of(SizeCounts sizes, int mostRecords, long mostBytes, long seed) {
        if (sizes.records() <= mostRecords && sizes.bytes() <= mostBytes) {
            return new SamplePlan(sizes, sizes.counts(), seed);
        }
        long records = Math.min(mostRecords, sizes.records());
        long[] wanted = quotas(sizes, records);
        for (long most = sizes.mostBytes(wanted); most > mostBytes && records > 1; most = sizes.mostBytes(wanted)) {
            records = Math.max(1, Math.min(records - 1, (long) ((double) records * mostBytes / most)));
            wanted = quotas(sizes, records);
        }
        return new SamplePlan(sizes, wanted, seed);
    }

    /** Shares out a number of records over the bins. What is left by rounding down goes to the largest remainders. */
    private static long[] quotas(SizeCounts sizes, long records) {
        long[] counts = sizes.counts();
        long[] quotas = new long[counts.length];
        long[] remainders = new long[counts.length];
        long rest = records;
        for (int bin = 0; bin < counts.length; bin++) {
            quotas[bin] = records * counts[bin] / sizes.records();
            remainders[bin] = records * counts[bin] % sizes.records();
            rest -= quotas[bin];
        }
        IntStream.range(0, counts.length)
                .boxed()
                .sorted(Comparator.comparing(bin -> -remainders[bin]))
                .limit(rest)
                .forEach(bin -> quotas[bin]++);
        return quotas;
    }

    /**
     * Returns whether the next record is taken. To be called for every record that was counted, in any order.
     *
     * @param size of the record, in bytes, as it was counted
     */
    public boolean take(int size) {
        int bin = SizeCounts.bin(size);
        if (left[bin] == 0) {
            return false; // it was not counted
        }
        boolean taken = Long.remainderUnsigned(dice.nextLong(), left[bin]) < wanted[bin];
        left[bin]--;
        wanted[bin] -= taken ? 1 : 0;
        return taken;
    }

    /** Returns what the sample is taken of; empty if all records are taken. */
    public Optional<Sampled> sampled() {
        return sampled;
    }
}
