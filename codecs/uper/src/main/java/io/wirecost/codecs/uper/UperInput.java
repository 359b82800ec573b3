package io.wirecost.codecs.uper;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Reads the values of one message by the unaligned packed encoding rules of ITU-T X.691, as {@link UperOutput} writes them.
 * Every method fails with an {@link EOFException} if the bytes end before the value does.
 */
public final class UperInput {
    private final byte[] bytes;
    private int at;

    /** Its lowest bits, as many as {@link #pendingBits} says, have not been read yet. */
    private long pending;

    private int pendingBits;

    public UperInput(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Reads a BOOLEAN, or whether an optional component is there. */
    public boolean readBoolean() throws IOException {
        return readBits(1) == 1;
    }

    /** Reads an INTEGER of 32 bits. */
    public int readInt() throws IOException {
        return readBits(Integer.SIZE) ^ Integer.MIN_VALUE;
    }

    /** Reads an INTEGER of 64 bits. */
    public long readLong() throws IOException {
        return readLongBits(Long.SIZE) ^ Long.MIN_VALUE;
    }

    /** Reads a REAL. */
    public double readReal() throws IOException {
        return RealContents.read(this);
    }

    /** Reads a UTF8String. */
    public String readString() throws IOException {
        return new String(readBytes(), StandardCharsets.UTF_8);
    }

    /** Reads an OCTET STRING of any length. */
    public byte[] readBytes() throws IOException {
        int part = readLength();
        byte[] first = readBytes(part);
        if (part < Fragment.ITEMS) {
            return first;
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(first);
        for (part = readLengthAfter(part); part > 0; part = readLengthAfter(part)) {
            all.writeBytes(readBytes(part));
        }
        return all.toByteArray();
    }

    /** Reads an OCTET STRING whose length the module tells. */
    public byte[] readBytes(int length) throws IOException {
        if (length > bytes.length - at) {
            throw end();
        }
        byte[] value = new byte[length];
        if (pendingBits == 0) {
            System.arraycopy(bytes, at, value, 0, length);
            at += length;
            return value;
        }
        int taken = Byte.SIZE - pendingBits;
        int before = (int) pending;
        for (int i = 0; i < length; i++) {
            int octet = bytes[at++] & 0xff;
            value[i] = (byte) (before << taken | octet >>> pendingBits);
            before = octet;
        }
        pending = before;
        return value;
    }

    /** Reads how many items of a string or list come next: all of them, or a fragment of 16,384 and more. */
    public int readLength() throws IOException {
        int first = readBits(8);
        if (first < 0b10 << 6) {
            return first;
        } else if (first < 0b11 << 6) {
            return (first & 0x3f) << 8 | readBits(8);
        }
        int fragments = first & 0x3f;
        if (fragments == 0 || fragments > Fragment.MOST) {
            throw new IOException("a length begins with 0x%02x, which X.691 does not define".formatted(first));
        }
        return fragments * Fragment.ITEMS;
    }

    /** Reads how many items come next, after so many of the same string or list; 0 at the end. */
    public int readLengthAfter(int part) throws IOException {
        return part < Fragment.ITEMS ? 0 : readLength();
    }

    /** Reads an unsigned number of so many bits, 32 at most. */
    public int readBits(int count) throws IOException {
        while (pendingBits < count) {
            if (at == bytes.length) {
                throw end();
            }
            pending = pending << Byte.SIZE | bytes[at++] & 0xff;
            pendingBits += Byte.SIZE;
        }
        pendingBits -= count;
        return (int) (pending >>> pendingBits & (1L << count) - 1);
    }

    /** Reads an unsigned number of so many bits, 64 at most. */
    long readLongBits(int count) throws IOException {
        return count > Integer.SIZE
                ? (long) readBits(count - Integer.SIZE) << Integer.SIZE | Integer.toUnsignedLong(readBits(Integer.SIZE))
                : Integer.toUnsignedLong(readBits(count));
    }

    /** Fails if bytes are left behind the message. */
    public void requireEnd() throws IOException {
        int needed = Math.max(at, 1);
        if (bytes.length < needed) {
            throw end();
        } else if (bytes.length > needed) {
            throw new IOException("the value ends after %d of %d bytes".formatted(needed, bytes.length));
        }
    }

    private EOFException end() {
        return new EOFException("the value goes on behind its %d bytes".formatted(bytes.length));
    }
}
