package io.wirecost.accounts.smile;

import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteReader;
import java.io.ByteArrayOutputStream;

/** Reads the numbers of Smile, which leave the highest bit of their bytes alone. */
final class SmileReader {
    private static final int BITS = 7;
    private static final int LAST_BITS = 6;

    private SmileReader() {}

    /** A number with 7 bits a byte, most significant first; the last byte has the highest bit, and 6 bits. */
    static long varint(ByteReader in) throws UnreadableBytes {
        long number = 0;
        int next = in.next();
        while (next < 0x80) {
            number = number << BITS | next;
            next = in.next();
        }
        return number << LAST_BITS | next & 0x3f;
    }

    static long zigZag(ByteReader in) throws UnreadableBytes {
        return unfolded(varint(in));
    }

    static long unfolded(long folded) {
        return folded >>> 1 ^ -(folded & 1);
    }

    /** The bits of a number in so many bytes of 7 bits. */
    static long bits(ByteReader in, int bytes) throws UnreadableBytes {
        long bits = 0;
        for (int i = 0; i < bytes; i++) {
            bits = bits << BITS | in.next();
        }
        return bits;
    }

    /** So many bytes in groups of 7 bits; the last group has the bits that are left, at its lower end. */
    static byte[] packed(ByteReader in, long length) throws UnreadableBytes {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        long bitsLeft = length * Byte.SIZE;
        long pending = 0;
        int pendingBits = 0;
        while (bitsLeft > 0) {
            int taken = (int) Math.min(BITS, bitsLeft);
            pending = pending << taken | in.next();
            pendingBits += taken;
            bitsLeft -= taken;
            if (pendingBits >= Byte.SIZE) {
                pendingBits -= Byte.SIZE;
                out.write((int) (pending >>> pendingBits));
            }
        }
        return out.toByteArray();
    }
}
