package io.wirecost.accounts.walk;

import io.wirecost.accounts.account.ByteStretch;
import io.wirecost.accounts.account.UnreadableBytes;
import java.util.Arrays;

/** Reads bytes one after the other, and tells which ones were read since it was last asked. */
public final class ByteReader {
    private static final int VARINT_BITS = 7;
    private static final int MOST_VARINT_BITS = 70;

    private final byte[] bytes;
    private final int end;
    private int at;
    private int told;

    public ByteReader(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    private ByteReader(byte[] bytes, int from, int end) {
        this.bytes = bytes;
        this.at = from;
        this.told = from;
        this.end = end;
    }

    /** Returns a reader of the next bytes, and passes them over. Offsets stay those of the message. */
    public ByteReader part(long length) throws UnreadableBytes {
        ByteReader part = new ByteReader(bytes, at, at + checked(length));
        at = part.end;
        told = at;
        return part;
    }

    /** Returns the bytes that were read since the last call. */
    public ByteStretch stretch() {
        ByteStretch stretch = new ByteStretch(told, at - told);
        told = at;
        return stretch;
    }

    /** Returns the offset of the next byte. */
    public int offset() {
        return at;
    }

    public boolean hasNext() {
        return at < end;
    }

    /** Returns how many bytes follow. */
    public int left() {
        return end - at;
    }

    /** Returns the next byte without passing it over. */
    public int peek() throws UnreadableBytes {
        return peek(0);
    }

    /** Returns a byte further on without passing any over. */
    public int peek(int further) throws UnreadableBytes {
        checked(further + 1L);
        return bytes[at + further] & 0xff;
    }

    /** Reads an unsigned byte. */
    public int next() throws UnreadableBytes {
        int next = peek();
        at++;
        return next;
    }

    /** Reads so many bytes. */
    public byte[] next(long length) throws UnreadableBytes {
        int from = at;
        at += checked(length);
        return Arrays.copyOfRange(bytes, from, at);
    }

    /** Reads all bytes that are left. */
    public byte[] rest() throws UnreadableBytes {
        return next(end - at);
    }

    /** Reads a number of 1 to 8 bytes, most significant first; smaller ones than 8 bytes are unsigned. */
    public long bigEndian(int length) throws UnreadableBytes {
        long number = 0;
        for (int i = 0; i < length; i++) {
            number = number << Byte.SIZE | next();
        }
        return number;
    }

    /** Reads a number of 1 to 8 bytes, least significant first; smaller ones than 8 bytes are unsigned. */
    public long littleEndian(int length) throws UnreadableBytes {
        long number = 0;
        for (int i = 0; i < length; i++) {
            number |= (long) next() << i * Byte.SIZE;
        }
        return number;
    }

    /** Reads a number with 7 bits a byte, least significant first, the highest bit of each saying that more follow. */
    public long varint() throws UnreadableBytes {
        long number = 0;
        for (int bits = 0; bits < MOST_VARINT_BITS; bits += VARINT_BITS) {
            int next = next();
            number |= (long) (next & 0x7f) << bits;
            if (next < 0x80) {
                return number;
            }
        }
        throw unreadable("a number has more than 10 bytes");
    }

    /** Reads a {@link #varint} that folds negative numbers to odd ones. */
    public long zigZag() throws UnreadableBytes {
        long folded = varint();
        return folded >>> 1 ^ -(folded & 1);
    }

    /** Fails if bytes are left. */
    public void requireEnd() throws UnreadableBytes {
        if (hasNext()) {
            throw unreadable("the message goes on where the schema ends");
        }
    }

    /** A problem with the byte that was read last. */
    public UnreadableBytes unreadable(String problem) {
        return new UnreadableBytes(Math.max(0, at - 1), problem);
    }

    private int checked(long length) throws UnreadableBytes {
        if (length < 0 || length > end - at) {
            throw new UnreadableBytes(at, "%d bytes are to follow, and %d are left".formatted(length, end - at));
        }
        return (int) length;
    }
}
