package io.wirecost.codecs.uper;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Writes the values of one message by the unaligned packed encoding rules of ITU-T X.691: bit after bit, each value in as few
 * as its constraints allow. Emitted code calls it in the order of the module's types.
 */
public final class UperOutput {
    private static final int FIRST_SIZE_BYTES = 512;

    private byte[] bytes = new byte[FIRST_SIZE_BYTES];
    private int size;

    /** Its lowest bits, as many as {@link #pendingBits} says, do not fill a byte yet. */
    private long pending;

    private int pendingBits;

    /** Writes a BOOLEAN, or whether an optional component is there. */
    public void writeBoolean(boolean value) {
        writeBits(value ? 1 : 0, 1);
    }

    /** Writes an INTEGER of 32 bits: how far it is above the least one. */
    public void writeInt(int value) {
        writeBits(value ^ Integer.MIN_VALUE, Integer.SIZE);
    }

    /** Writes an INTEGER of 64 bits: how far it is above the least one. */
    public void writeLong(long value) {
        writeLongBits(value ^ Long.MIN_VALUE, Long.SIZE);
    }

    /** Writes a REAL. */
    public void writeReal(double value) {
        RealContents.write(value, this);
    }

    /** Writes a UTF8String. */
    public void writeString(String value) {
        writeBytes(value.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes an OCTET STRING of any length. */
    public void writeBytes(byte[] value) {
        int written = 0;
        int part = writeLength(value.length);
        while (part > 0) {
            append(value, written, part);
            written += part;
            part = writeLengthAfter(part, value.length - written);
        }
    }

    /**
     * Writes an OCTET STRING whose length the module tells.
     *
     * @throws IllegalArgumentException if the value has another one
     */
    public void writeBytes(byte[] value, int length) {
        if (value.length != length) {
            throw new IllegalArgumentException("expected %d bytes, got %d".formatted(length, value.length));
        }
        append(value, 0, length);
    }

    /**
     * Writes how many of the items that are left come next: all of them, or a fragment of 16,384 and more.
     *
     * @return that number
     */
    public int writeLength(int left) {
        if (left < 1 << 7) {
            writeBits(left, 8);
            return left;
        } else if (left < Fragment.ITEMS) {
            writeBits(0b10 << 14 | left, 16);
            return left;
        }
        int fragments = Math.min(left / Fragment.ITEMS, Fragment.MOST);
        writeBits(0b11 << 6 | fragments, 8);
        return fragments * Fragment.ITEMS;
    }

    /**
     * Writes how many items come next, after so many of the same string or list. Behind a fragment another number has to
     * follow, be it 0.
     *
     * @return that number; 0 at the end
     */
    public int writeLengthAfter(int part, int left) {
        return part < Fragment.ITEMS ? 0 : writeLength(left);
    }

    /** Writes the lowest bits of a value, 32 at most. */
    public void writeBits(int value, int count) {
        reserve(Integer.BYTES);
        pending = pending << count | value & (1L << count) - 1;
        pendingBits += count;
        while (pendingBits >= Byte.SIZE) {
            pendingBits -= Byte.SIZE;
            bytes[size++] = (byte) (pending >>> pendingBits);
        }
    }

    /** Writes the lowest bits of a value, 64 at most. */
    void writeLongBits(long value, int count) {
        if (count > Integer.SIZE) {
            writeBits((int) (value >>> Integer.SIZE), count - Integer.SIZE);
            writeBits((int) value, Integer.SIZE);
        } else {
            writeBits((int) value, count);
        }
    }

    /** Fills the last byte with zeros. A message has one byte at least. */
    public byte[] finish() {
        if (pendingBits > 0 || size == 0) {
            writeBits(0, Byte.SIZE - pendingBits);
        }
        return Arrays.copyOf(bytes, size);
    }

    private void append(byte[] value, int from, int count) {
        reserve(count);
        if (pendingBits == 0) {
            System.arraycopy(value, from, bytes, size, count);
            size += count;
            return;
        }
        int right = pendingBits;
        int left = Byte.SIZE - right;
        int before = (int) pending;
        for (int i = from; i < from + count; i++) {
            int octet = value[i] & 0xff;
            bytes[size++] = (byte) (before << left | octet >>> right);
            before = octet;
        }
        pending = before;
    }

    /** Makes room for so many bytes and the one that is pending. */
    private void reserve(int count) {
        int needed = Math.addExact(size, count + 1);
        if (needed > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(needed, 2 * bytes.length));
        }
    }
}
