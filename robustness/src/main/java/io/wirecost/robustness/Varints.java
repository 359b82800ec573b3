package io.wirecost.robustness;

import java.io.ByteArrayOutputStream;

/** Numbers of seven bits a byte, the lowest first. */
final class Varints {
    private static final int BITS = 7;
    private static final int MORE = 0x80;

    private Varints() {}

    /** Writes a number; a negative one takes ten bytes. */
    static byte[] of(long number) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        long left = number;
        while (left < 0 || left >= MORE) {
            out.write((int) left | MORE);
            left >>>= BITS;
        }
        out.write((int) left);
        return out.toByteArray();
    }

    static long read(byte[] bytes, int offset) {
        long number = 0;
        int at = offset;
        for (int shift = 0; shift < Long.SIZE && at < bytes.length; shift += BITS) {
            number |= (bytes[at] & MORE - 1L) << shift;
            if ((bytes[at++] & MORE) == 0) {
                break;
            }
        }
        return number;
    }

    static long zigzag(long number) {
        return number << 1 ^ number >> Long.SIZE - 1;
    }

    static long unzigzag(long number) {
        return number >>> 1 ^ -(number & 1);
    }
}
