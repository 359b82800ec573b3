package io.wirecost.core.binary;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads what {@link BinaryOutput} wrote. It trusts no input: it takes memory for bytes that are there, never for bytes
 * that a length announces. So a damaged file ends with a {@link DamagedFileException}.
 */
public final class BinaryInput implements AutoCloseable {
    private static final int BUFFER_BYTES = 1 << 13;
    private static final int MOST_WITHOUT_BYTES = 1 << 20;
    private static final char REPLACEMENT = '\uFFFD';

    private final String name;
    private final InputStream in;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER_BYTES).limit(0);
    private long bytesTaken;
    private int elementsWithoutBytes;

    /** @param name the file's, for messages */
    public BinaryInput(String name, InputStream in) {
        this.name = name;
        this.in = in;
    }

    /** Reads a file from its beginning; closing this closes the file. */
    public static BinaryInput open(Path file) throws IOException {
        return new BinaryInput(file.toString(), Files.newInputStream(file));
    }

    /** Reads one element of a list. */
    @FunctionalInterface
    public interface Element<T> {
        T read() throws IOException;
    }

    /**
     * Reads what is made into values of other kinds on the way. What these refuse is damage, too.
     *
     * @param what is read, for the message
     */
    public <T> T contents(String what, Element<T> reading) throws IOException {
        try {
            return reading.read();
        } catch (RuntimeException e) {
            String reason = e.getMessage() == null ? "a value that cannot be" : e.getMessage();
            throw damaged("expected %s, but found: %s".formatted(what, reason), e);
        } catch (StackOverflowError e) {
            throw damaged("values are nested too deeply", e);
        }
    }

    /** Reads what the file has to begin with. */
    public void header(FileFormat format) throws IOException {
        byte[] magic = format.magicBytes();
        fill(magic.length);
        byte[] found = raw(Math.min(magic.length, buffer.remaining()));
        if (!Arrays.equals(magic, found)) {
            throw damaged("expected a file that begins with \"%s\", but it begins with \"%s\""
                    .formatted(format.magicWord(), new String(found, StandardCharsets.ISO_8859_1)));
        }
        int version = int32();
        if (version != format.version()) {
            throw damaged("expected version %d of \"%s\", but found version %d"
                    .formatted(format.version(), format.magicWord(), version));
        }
    }

    public boolean bool() throws IOException {
        byte value = next(1).get();
        if (value != 0 && value != 1) {
            throw damaged("expected 0 or 1, got " + value);
        }
        return value == 1;
    }

    public int int32() throws IOException {
        return next(Integer.BYTES).getInt();
    }

    public long int64() throws IOException {
        return next(Long.BYTES).getLong();
    }

    public float float32() throws IOException {
        return Float.intBitsToFloat(int32());
    }

    public double float64() throws IOException {
        return Double.longBitsToDouble(int64());
    }

    public String text() throws IOException {
        int length = length();
        if (length > BUFFER_BYTES) {
            return text(raw(length), 0, length);
        }
        int from = next(length).position();
        buffer.position(from + length);
        return text(buffer.array(), from, length);
    }

    public byte[] bytes() throws IOException {
        return raw(length());
    }

    /** Passes over what {@link #bytes} reads, and returns its length. */
    public int skipBytes() throws IOException {
        int length = length();
        for (int left = length; left > 0; left -= BUFFER_BYTES) {
            int part = Math.min(left, BUFFER_BYTES);
            next(part).position(buffer.position() + part);
        }
        return length;
    }

    /** Reads so many bytes. */
    public byte[] raw(int length) throws IOException {
        if (length > BUFFER_BYTES) {
            return large(length);
        }
        byte[] bytes = new byte[length];
        next(length).get(bytes);
        return bytes;
    }

    /** Reads a count and so many elements. */
    public <T> List<T> list(Element<T> element) throws IOException {
        int count = length();
        List<T> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long before = bytesTaken;
            list.add(element.read());
            if (bytesTaken == before && ++elementsWithoutBytes > MOST_WITHOUT_BYTES) {
                throw damaged("more than %,d elements without a byte".formatted(MOST_WITHOUT_BYTES));
            }
        }
        return list;
    }

    /** Reads a length or a count. */
    public int length() throws IOException {
        int length = int32();
        if (length < 0) {
            throw damaged("expected a length or a count, got " + length);
        }
        return length;
    }

    /** Returns how many bytes have been read so far. */
    public long bytesRead() {
        return bytesTaken;
    }

    /** Makes sure that nothing follows. */
    public void end() throws IOException {
        fill(1);
        if (buffer.hasRemaining()) {
            throw damaged("expected the end of the file, but more follows");
        }
    }

    /** Makes the exception for an error in the last read value. The caller throws it. */
    public DamagedFileException damaged(String how) {
        return damaged(how, null);
    }

    /** Makes the exception for a caller that found the last read value to be wrong. The caller throws it. */
    public DamagedFileException damaged(String how, Throwable cause) {
        return new DamagedFileException("%s, before byte %d: %s".formatted(name, bytesTaken, how), cause);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    private String text(byte[] bytes, int from, int length) throws IOException {
        String text = new String(bytes, from, length, StandardCharsets.UTF_8);
        return text.indexOf(REPLACEMENT) < 0 ? text : strictText(ByteBuffer.wrap(bytes, from, length));
    }

    /** A text that has the character by which the quick way replaces what is no UTF-8. */
    private String strictText(ByteBuffer bytes) throws IOException {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException e) {
            throw damaged("expected a text in UTF-8", e);
        }
    }

    /** The buffer with so many bytes in it, which are taken from it next. */
    private ByteBuffer next(int bytes) throws IOException {
        fill(bytes);
        if (buffer.remaining() < bytes) {
            throw cutShort(bytes - buffer.remaining());
        }
        bytesTaken += bytes;
        return buffer;
    }

    /** Reads until the buffer has so many bytes, or all that there still are. */
    private void fill(int bytes) throws IOException {
        int read = 0;
        while (buffer.remaining() < bytes && read >= 0) {
            buffer.compact();
            read = in.read(buffer.array(), buffer.position(), buffer.remaining());
            buffer.position(buffer.position() + Math.max(read, 0)).flip();
        }
    }

    /** More bytes than the buffer takes. The stream takes memory for them piece by piece, as they come. */
    private byte[] large(int length) throws IOException {
        int buffered = buffer.remaining();
        byte[] rest = in.readNBytes(length - buffered);
        if (rest.length < length - buffered) {
            throw cutShort(length - buffered - rest.length);
        }
        byte[] bytes = new byte[length];
        buffer.get(bytes, 0, buffered);
        System.arraycopy(rest, 0, bytes, buffered, rest.length);
        bytesTaken += length;
        return bytes;
    }

    private DamagedFileException cutShort(int missingBytes) {
        return damaged(
                "the file is cut short: at least %d bytes are missing".formatted(missingBytes), new EOFException());
    }
}
