package io.wirecost.inference.observe;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** What was seen of the numbers at one place, or of the numbers in quotes. */
public final class ObservedNumbers {
    /** ObservedNumbers with more digits on a side of the point are no decimals for anybody. */
    private static final int MOST_DIGITS = 1_000;

    /** Any decimal number of so many digits comes back from a double. */
    private static final int DIGITS_OF_DOUBLE = 15;

    private static final int DIGITS_OF_LONG = 18;
    private static final long EXACT_IN_DOUBLE = 1L << 53;

    private long least = Long.MAX_VALUE;
    private long most = Long.MIN_VALUE;
    private int integerDigits;
    private int scale;
    private int writtenScale = -1;
    private boolean sameScale = true;
    private boolean paddedByZeros;
    private boolean inexactIntegers;
    private boolean endless;

    /** Adds an integer of at most 64 bits or not. Its text has no point, no exponent and no plus sign. */
    JsonKind addInteger(char[] text, int offset, int length) {
        boolean negative = text[offset] == '-';
        int digits = length - (negative ? 1 : 0);
        integerDigits = Math.max(integerDigits, digits);
        if (digits > DIGITS_OF_LONG) {
            return addLongInteger(new String(text, offset, length));
        }
        long value = 0;
        for (int i = offset + (negative ? 1 : 0); i < offset + length; i++) {
            value = value * 10 + (text[i] - '0');
        }
        return add(negative ? -value : value);
    }

    private JsonKind addLongInteger(String text) {
        BigInteger value = new BigInteger(text);
        if (value.bitLength() < Long.SIZE) {
            return add(value.longValue());
        }
        inexactIntegers = true;
        endless |= integerDigits > MOST_DIGITS;
        return JsonKind.BIG_INTEGER;
    }

    private JsonKind add(long value) {
        least = Math.min(least, value);
        most = Math.max(most, value);
        inexactIntegers |= Math.abs(value) > EXACT_IN_DOUBLE || value == Long.MIN_VALUE;
        return value == (int) value ? JsonKind.INT : JsonKind.LONG;
    }

    /** Adds a number with a point or an exponent. */
    JsonKind addFraction(char[] text, int offset, int length) {
        int point = -1;
        int significant = 0;
        int end = offset + length;
        for (int i = offset; i < end; i++) {
            char c = text[i];
            if (c == '.') {
                point = i;
            } else if (c >= '0' && c <= '9') {
                significant += significant > 0 || c != '0' ? 1 : 0;
            } else if (c != '-') {
                return addExponent(new String(text, offset, length));
            }
        }
        int written = end - point - 1;
        note(written, text[end - 1] == '0');
        int zeros = 0;
        while (zeros < written && text[end - 1 - zeros] == '0') {
            zeros++;
        }
        scale = Math.max(scale, written - zeros);
        integerDigits = Math.max(integerDigits, point - offset - (text[offset] == '-' ? 1 : 0));
        endless |= integerDigits > MOST_DIGITS || scale > MOST_DIGITS;
        return significant <= DIGITS_OF_DOUBLE || isHeld(new BigDecimal(text, offset, length))
                ? JsonKind.DOUBLE
                : JsonKind.LONG_FRACTION;
    }

    private JsonKind addExponent(String text) {
        sameScale = false;
        BigDecimal value;
        try {
            value = new BigDecimal(text);
        } catch (NumberFormatException e) { // an exponent that no int holds
            endless = true;
            return JsonKind.LONG_FRACTION;
        }
        long digits = (long) value.precision() - value.scale();
        if (Math.abs((long) value.scale()) > MOST_DIGITS || digits > MOST_DIGITS) {
            endless = true;
            return JsonKind.LONG_FRACTION;
        }
        BigDecimal shortest = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
        scale = Math.max(scale, shortest.scale());
        integerDigits = Math.max(integerDigits, Math.max(1, shortest.precision() - shortest.scale()));
        return isHeld(value) ? JsonKind.DOUBLE : JsonKind.LONG_FRACTION;
    }

    /** Returns whether the double next to a number has all of its digits. */
    private static boolean isHeld(BigDecimal value) {
        double nearest = value.doubleValue();
        return !Double.isInfinite(nearest)
                && new BigDecimal(nearest)
                                .round(new MathContext(Math.max(1, value.precision()), RoundingMode.HALF_EVEN))
                                .compareTo(value)
                        == 0;
    }

    private void note(int written, boolean padded) {
        sameScale &= writtenScale < 0 || writtenScale == written;
        writtenScale = written;
        paddedByZeros |= padded;
    }

    void addAll(ObservedNumbers other) {
        least = Math.min(least, other.least);
        most = Math.max(most, other.most);
        integerDigits = Math.max(integerDigits, other.integerDigits);
        scale = Math.max(scale, other.scale);
        sameScale &=
                other.sameScale && (writtenScale < 0 || other.writtenScale < 0 || writtenScale == other.writtenScale);
        writtenScale = Math.max(writtenScale, other.writtenScale);
        paddedByZeros |= other.paddedByZeros;
        inexactIntegers |= other.inexactIntegers;
        endless |= other.endless;
    }

    /** The smallest integer within 64 bits. */
    public long least() {
        return least;
    }

    /** The largest integer within 64 bits. */
    public long most() {
        return most;
    }

    /** Most digits before the point. */
    public int integerDigits() {
        return integerDigits;
    }

    /** Most digits behind the point that say something: without zeros at the end. */
    public int scale() {
        return scale;
    }

    /** Digits behind the point as they are written, zeros at the end included; the most of them where they differ. */
    public int writtenScale() {
        return Math.max(0, writtenScale);
    }

    /** Returns whether all numbers with a point have equally many digits behind it, and some of these are zeros at the end. */
    public boolean isPadded() {
        return sameScale && paddedByZeros;
    }

    /** Returns whether all numbers with a point have equally many digits behind it. */
    public boolean hasOneScale() {
        return sameScale;
    }

    /** Returns whether a double cannot hold one of the integers. */
    public boolean hasInexactIntegers() {
        return inexactIntegers;
    }

    /** Returns whether one has so many digits, or such an exponent, that no decimal type should hold it. */
    public boolean isEndless() {
        return endless;
    }
}
