package io.wirecost.accounts.asn1;

import io.wirecost.accounts.account.UnreadableBytes;
import java.io.ByteArrayOutputStream;

/** Reads the packed encoding rules' numbers and strings, bit after bit. */
final class BitReader {
    private static final int FRAGMENT_ITEMS = 16_384;

    private final byte[] bytes;
    private long at;

    BitReader(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Returns the number of bits that were read. */
    long bit() {
        return at;
    }

    /** Reads an unsigned number of up to 64 bits. */
    long bits(int count) throws UnreadableBytes {
        if (count > (long) bytes.length * Byte.SIZE - at) {
            throw new UnreadableBytes(bytes.length, "the value goes on behind the message");
        }
        long number = 0;
        for (long end = at + count; at < end; at++) {
            int bit = bytes[(int) (at / Byte.SIZE)] >>> 7 - at % Byte.SIZE & 1;
            number = number << 1 | bit;
        }
        return number;
    }

    byte[] bytes(long count) throws UnreadableBytes {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        for (long left = count; left > 0; left--) {
            read.write((int) bits(Byte.SIZE));
        }
        return read.toByteArray();
    }

    /** Reads how many items come next: all of them, or a fragment of 16,384 and more. */
    long length() throws UnreadableBytes {
        if (bits(1) == 0) {
            return bits(7);
        }
        return bits(1) == 0 ? bits(14) : bits(6) * FRAGMENT_ITEMS;
    }

    /** Returns whether another length follows the items of this one. */
    static boolean goesOn(long length) {
        return length >= FRAGMENT_ITEMS;
    }
}
