package io.wirecost.core.binary;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Writes the binary form. Keeps what it writes until a buffer is full: {@link #flush} at the end is the caller's. */
public final class BinaryOutput {
    private static final int BUFFER_BYTES = 1 << 13;

    private final OutputStream out;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER_BYTES);

    public BinaryOutput(OutputStream out) {
        this.out = out;
    }

    /** Writes what a file begins with. */
    public void header(FileFormat format) throws IOException {
        raw(format.magicBytes());
        int32(format.version());
    }

    /** Writes one byte, 0 or 1. */
    public void bool(boolean value) throws IOException {
        room(1).put((byte) (value ? 1 : 0));
    }

    public void int32(int value) throws IOException {
        room(Integer.BYTES).putInt(value);
    }

    public void int64(long value) throws IOException {
        room(Long.BYTES).putLong(value);
    }

    /** Writes the 4 bytes of IEEE 754; all NaN are the same. */
    public void float32(float value) throws IOException {
        int32(Float.floatToIntBits(value));
    }

    /** Writes the 8 bytes of IEEE 754; all NaN are the same. */
    public void float64(double value) throws IOException {
        int64(Double.doubleToLongBits(value));
    }

    /** Writes a length, then the text in UTF-8. */
    public void text(String text) throws IOException {
        bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a length, then the bytes. */
    public void bytes(byte[] bytes) throws IOException {
        int32(bytes.length);
        raw(bytes);
    }

    /** Writes bytes without their length. */
    public void raw(byte[] bytes) throws IOException {
        if (bytes.length > BUFFER_BYTES) {
            writeBuffered();
            out.write(bytes);
        } else {
            room(bytes.length).put(bytes);
        }
    }

    /** Hands everything on, and has the stream do the same. */
    public void flush() throws IOException {
        writeBuffered();
        out.flush();
    }

    private ByteBuffer room(int bytes) throws IOException {
        if (buffer.remaining() < bytes) {
            writeBuffered();
        }
        return buffer;
    }

    private void writeBuffered() throws IOException {
        out.write(buffer.array(), 0, buffer.position());
        buffer.clear();
    }
}
