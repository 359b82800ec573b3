package io.wirecost.codecs.uper;

import java.io.IOException;

/**
 * A REAL: its length, and the octets of X.690 8.5, which the canonical rules (11.3) make unique. A number is an odd mantissa
 * and a power of 2, in as few octets as they need. Zero has no octets; −0, NaN and the infinities have one.
 */
final class RealContents {
    private static final int PLUS_INFINITY = 0x40;
    private static final int MINUS_INFINITY = 0x41;
    private static final int NOT_A_NUMBER = 0x42;
    private static final int MINUS_ZERO = 0x43;

    /** The first octet of a number: base 2, not scaled; its lowest bits tell the octets of the exponent. */
    private static final int BINARY = 0x80;

    private static final int NEGATIVE = 0x40;

    /** The bits of the first octet that are neither the sign nor the octets of the exponent. */
    private static final int FORM = 0xbe;

    private static final int FRACTION_BITS = 52;
    private static final long FRACTION = (1L << FRACTION_BITS) - 1;

    /** From the exponent in the bits of a double to that of its lowest bit. */
    private static final int BIAS = Double.MAX_EXPONENT + FRACTION_BITS;

    private RealContents() {}

    static void write(double value, UperOutput out) {
        if (Double.isNaN(value)) {
            writeSpecial(NOT_A_NUMBER, out);
        } else if (Double.isInfinite(value)) {
            writeSpecial(value > 0 ? PLUS_INFINITY : MINUS_INFINITY, out);
        } else if (value != 0) {
            writeNumber(Double.doubleToRawLongBits(value), out);
        } else if (1 / value < 0) {
            writeSpecial(MINUS_ZERO, out);
        } else {
            out.writeLength(0);
        }
    }

    private static void writeSpecial(int octet, UperOutput out) {
        out.writeLength(1);
        out.writeBits(octet, Byte.SIZE);
    }

    /** @param bits of a double that is finite and not zero */
    private static void writeNumber(long bits, UperOutput out) {
        int biased = (int) (bits >>> FRACTION_BITS) & 0x7ff;
        long whole = biased == 0 ? bits & FRACTION : bits & FRACTION | FRACTION + 1;
        int zeros = Long.numberOfTrailingZeros(whole);
        long mantissa = whole >>> zeros;
        int exponent = Math.max(biased, 1) - BIAS + zeros;
        int exponentOctets = exponent == (byte) exponent ? 1 : 2;
        int mantissaOctets = (Long.SIZE - Long.numberOfLeadingZeros(mantissa) + Byte.SIZE - 1) / Byte.SIZE;
        out.writeLength(1 + exponentOctets + mantissaOctets);
        out.writeBits(BINARY | (bits < 0 ? NEGATIVE : 0) | exponentOctets - 1, Byte.SIZE);
        out.writeBits(exponent, exponentOctets * Byte.SIZE);
        out.writeLongBits(mantissa, mantissaOctets * Byte.SIZE);
    }

    static double read(UperInput in) throws IOException {
        int octets = in.readLength();
        if (octets == 0) {
            return 0;
        }
        int first = in.readBits(Byte.SIZE);
        return octets == 1 ? special(first) : number(first, octets - 1, in);
    }

    private static double special(int octet) throws IOException {
        return switch (octet) {
            case PLUS_INFINITY -> Double.POSITIVE_INFINITY;
            case MINUS_INFINITY -> Double.NEGATIVE_INFINITY;
            case NOT_A_NUMBER -> Double.NaN;
            case MINUS_ZERO -> -0d;
            default -> throw unknown(octet);
        };
    }

    private static double number(int first, int octets, UperInput in) throws IOException {
        int exponentOctets = 1 + (first & 1);
        int mantissaOctets = octets - exponentOctets;
        if ((first & FORM) != BINARY || mantissaOctets < 1 || mantissaOctets >= Long.BYTES) {
            throw unknown(first);
        }
        int unused = Integer.SIZE - exponentOctets * Byte.SIZE;
        int exponent = in.readBits(exponentOctets * Byte.SIZE) << unused >> unused;
        double number = Math.scalb((double) in.readLongBits(mantissaOctets * Byte.SIZE), exponent);
        return (first & NEGATIVE) == 0 ? number : -number;
    }

    private static IOException unknown(int octet) {
        return new IOException("a REAL begins with 0x%02x, which is not among its canonical forms".formatted(octet));
    }
}
