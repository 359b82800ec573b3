package io.wirecost.core.codec;

import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** How records stand one after the other in a file whose format does not say so itself. */
public enum Framing {
    /** A line for each record, as in NDJSON. */
    LINES {
        @Override
        void begin(byte[] record, OutputStream out) throws IOException {
            for (byte character : record) {
                if (character == LINE_FEED) {
                    throw new IOException("it has a line break, and cannot be a line of a file");
                }
            }
        }

        @Override
        void end(OutputStream out) throws IOException {
            out.write(LINE_FEED);
        }

        @Override
        public Optional<byte[]> read(RecordInput in) throws IOException {
            return in.until(LINE_FEED);
        }
    },
    /** A length in seven bits a byte, the lowest first, before each record, as Protocol Buffers delimits messages. */
    VARINTS {
        @Override
        void begin(byte[] record, OutputStream out) throws IOException {
            int length = record.length;
            while (length > LOW_BITS) {
                out.write(length & LOW_BITS | MORE);
                length >>>= BITS;
            }
            out.write(length);
        }

        @Override
        public Optional<byte[]> read(RecordInput in) throws IOException {
            int first = in.read();
            if (first < 0) {
                return Optional.empty();
            }
            long length = 0;
            int shift = 0;
            for (int next = first; ; next = in.read(), shift += BITS) {
                if (next < 0) {
                    throw new EOFException("the file ends within a length");
                }
                length |= (long) (next & LOW_BITS) << shift;
                if (next <= LOW_BITS || shift > MOST_SHIFT) {
                    return Optional.of(in.take(length));
                }
            }
        }
    },
    /** A length in four bytes, the highest first, before each record. */
    LENGTHS {
        @Override
        void begin(byte[] record, OutputStream out) throws IOException {
            for (int shift = Integer.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
                out.write(record.length >>> shift);
            }
        }

        @Override
        public Optional<byte[]> read(RecordInput in) throws IOException {
            int first = in.read();
            if (first < 0) {
                return Optional.empty();
            }
            int length = first;
            for (int i = 1; i < Integer.BYTES; i++) {
                int next = in.read();
                if (next < 0) {
                    throw new EOFException("the file ends within a length");
                }
                length = length << Byte.SIZE | next;
            }
            return Optional.of(in.take(length));
        }
    };

    private static final int LINE_FEED = '\n';
    private static final int BITS = 7;
    private static final int LOW_BITS = 0x7f;
    private static final int MORE = 0x80;
    private static final int MOST_SHIFT = 28;

    /** Writes a record with what stands around it. */
    public void write(byte[] record, OutputStream out) throws IOException {
        begin(record, out);
        out.write(record);
        end(out);
    }

    /**
     * Reads the next record; empty at the end of the file.
     *
     * @throws EOFException if the file ends within a record
     */
    public abstract Optional<byte[]> read(RecordInput in) throws IOException;

    abstract void begin(byte[] record, OutputStream out) throws IOException;

    void end(OutputStream out) throws IOException {
        // nothing behind a record whose length is known
    }
}
