package io.wirecost.topics.redact;

import java.math.BigInteger;
import java.util.Random;
import java.util.TreeSet;

/**
 * Draws a whole number that every format writes in as many bytes as a given one: with as many digits, and between the same ends of
 * what one byte more begins at. Zero stays zero, since formats leave it out.
 */
final class RedactedNumbers {
    private static final int MOST_BITS = 4_096;
    private static final int MOST_DIGITS = 1_234;

    /** Numbers at which some format needs more than for the one before. */
    private static final TreeSet<BigInteger> ENDS = ends(0);

    /** The same of the sizes of numbers below zero: formats count them from -1 on. */
    private static final TreeSet<BigInteger> ENDS_BELOW_ZERO = ends(1);

    private RedactedNumbers() {}

    /** Powers of two from 64 on are ends of varints, of signed ones, and of numbers of fixed width; 24 and 32 those of small ones. */
    private static TreeSet<BigInteger> ends(int shift) {
        BigInteger shifted = BigInteger.valueOf(shift);
        TreeSet<BigInteger> ends = new TreeSet<>();
        ends.add(BigInteger.ZERO);
        ends.add(BigInteger.ONE);
        for (long small : new long[] {24, 32}) {
            ends.add(BigInteger.valueOf(small).add(shifted));
        }
        for (int bit = 6; bit <= MOST_BITS; bit++) {
            ends.add(BigInteger.TWO.pow(bit).add(shifted));
        }
        for (int digit = 1; digit <= MOST_DIGITS; digit++) {
            ends.add(BigInteger.TEN.pow(digit));
        }
        return ends;
    }

    static BigInteger of(BigInteger value, Random random) {
        return of(value, BigInteger.ONE, random);
    }

    /** @param step that the number is a multiple of, as the given one is */
    static BigInteger of(BigInteger value, BigInteger step, Random random) {
        BigInteger size = value.abs();
        TreeSet<BigInteger> ends = value.signum() < 0 ? ENDS_BELOW_ZERO : ENDS;
        BigInteger next = ends.higher(size);
        if (next == null) {
            return value;
        }
        BigInteger low = ends.floor(size).add(step).subtract(BigInteger.ONE).divide(step);
        BigInteger high = next.subtract(BigInteger.ONE).divide(step);
        BigInteger drawn =
                low.add(below(high.subtract(low).add(BigInteger.ONE), random)).multiply(step);
        return value.signum() < 0 ? drawn.negate() : drawn;
    }

    private static BigInteger below(BigInteger bound, Random random) {
        return new BigInteger(bound.bitLength() + Long.SIZE, random).mod(bound);
    }
}
