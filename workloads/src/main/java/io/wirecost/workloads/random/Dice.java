package io.wirecost.workloads.random;

import java.util.List;

/**
 * Random numbers that are the same on every machine and JDK. The arithmetic (SplitMix64) is ours, since the JDK
 * promises the sequence of none of its newer generators.
 */
public final class Dice {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    public Dice(long seed) {
        state = seed;
    }

    /** Dice of their own for one part of the data, so that a change to one part leaves the others as they are. */
    public static Dice of(long seed, int part, int number) {
        return new Dice(new Dice(new Dice(seed).nextLong() + part).nextLong() + number);
    }

    public long nextLong() {
        state += STEP;
        long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** A number from 0 to {@code bound - 1}. */
    public int below(int bound) {
        return (int) Long.remainderUnsigned(nextLong(), bound);
    }

    /** A number from {@code least} to {@code most}, both included. */
    public int between(int least, int most) {
        return least + below(most - least + 1);
    }

    /** Returns whether an event happens that does so this many times out of a hundred. */
    public boolean percent(int chance) {
        return below(100) < chance;
    }

    public <V> V pick(List<V> from) {
        return from.get(below(from.size()));
    }

    public byte[] bytes(int size) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) nextLong();
        }
        return bytes;
    }
}
