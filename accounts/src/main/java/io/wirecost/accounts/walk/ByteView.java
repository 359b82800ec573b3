package io.wirecost.accounts.walk;

import io.wirecost.accounts.account.UnreadableBytes;
import java.util.Arrays;

/** Reads bytes at any place of a message; numbers have their least significant byte first. */
public final class ByteView {
    private final byte[] bytes;

    public ByteView(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Reads a signed number of 1 to 8 bytes. */
    public long signed(long offset, int length) throws UnreadableBytes {
        int unused = Long.SIZE - length * Byte.SIZE;
        return unsigned(offset, length) << unused >> unused;
    }

    /** Reads an unsigned number; one of 8 bytes is signed. */
    public long unsigned(long offset, int length) throws UnreadableBytes {
        int from = checked(offset, length);
        long number = 0;
        for (int i = 0; i < length; i++) {
            number |= (bytes[from + i] & 0xffL) << i * Byte.SIZE;
        }
        return number;
    }

    /** Reads so many bytes. */
    public byte[] bytes(long offset, long length) throws UnreadableBytes {
        int from = checked(offset, length);
        return Arrays.copyOfRange(bytes, from, from + (int) length);
    }

    /** Fails unless so many bytes stand there. */
    public void require(long offset, long length) throws UnreadableBytes {
        checked(offset, length);
    }

    private int checked(long offset, long length) throws UnreadableBytes {
        if (offset < 0 || length < 0 || offset > bytes.length - length) {
            throw new UnreadableBytes(
                    (int) Math.max(0, Math.min(offset, bytes.length)),
                    "%d bytes are to stand at %d of %d".formatted(length, offset, bytes.length));
        }
        return (int) offset;
    }
}
