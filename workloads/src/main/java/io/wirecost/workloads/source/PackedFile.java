package io.wirecost.workloads.source;

import io.wirecost.core.InputException;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/** A file's content, unpacked if its first bytes say that it is compressed. */
final class PackedFile implements Closeable {
    private static final int BUFFER_BYTES = 1 << 16;

    /** A compression that is undone here. */
    private enum Packing {
        GZIP("gzip", 0x1f, 0x8b),
        ZSTD("zstd", 0x28, 0xb5, 0x2f, 0xfd);

        private final String title;
        private final byte[] magic;

        Packing(String title, int... magic) {
            this.title = title;
            this.magic = new byte[magic.length];
            for (int i = 0; i < magic.length; i++) {
                this.magic[i] = (byte) magic[i];
            }
        }

        private InputStream unpacked(InputStream in) throws IOException {
            return this == GZIP ? new GZIPInputStream(in, BUFFER_BYTES) : new ZstdStream(in);
        }
    }

    private final Counted packed;
    private final InputStream content;
    private final Optional<Packing> packing;

    private PackedFile(Counted packed, InputStream content, Optional<Packing> packing) {
        this.packed = packed;
        this.content = content;
        this.packing = packing;
    }

    static PackedFile open(SourceFile file) throws IOException, InputException {
        Counted packed = new Counted(Files.newInputStream(file.path()));
        try {
            BufferedInputStream buffered = new BufferedInputStream(packed, BUFFER_BYTES);
            Optional<Packing> packing = packing(buffered);
            InputStream content = packing.isPresent() ? packing.get().unpacked(buffered) : buffered;
            return new PackedFile(packed, content, packing);
        } catch (IOException e) {
            packed.close();
            throw new InputException(file.name() + ": cannot be unpacked: " + reason(e));
        } catch (LinkageError e) { // of zstd's native library
            packed.close();
            throw new InputException(file.name() + ": zstd cannot be unpacked on this machine; unpack it first, as of:"
                    + " zstd -d FILE");
        }
    }

    private static Optional<Packing> packing(InputStream in) throws IOException {
        in.mark(Integer.BYTES);
        byte[] first = in.readNBytes(Integer.BYTES);
        in.reset();
        return Arrays.stream(Packing.values())
                .filter(packing -> first.length >= packing.magic.length
                        && Arrays.equals(packing.magic, Arrays.copyOf(first, packing.magic.length)))
                .findFirst();
    }

    /** Returns the file's content, unpacked. */
    InputStream content() {
        return content;
    }

    /** Returns how many bytes of the file have been read, packed ones if it is compressed. */
    long bytesRead() {
        return packed.count;
    }

    /**
     * Returns what a failure to read means: a damaged file if it is compressed.
     *
     * @param place up to which it was read
     * @throws IOException the failure itself if the file is not compressed, for then the disk has failed
     */
    InputException explained(IOException failure, String place) throws IOException {
        if (packing.isEmpty()) {
            throw failure;
        }
        return new InputException("%s: is cut off or damaged behind this line: its %s data cannot be unpacked (%s)"
                .formatted(place, packing.get().title, reason(failure)));
    }

    private static String reason(IOException failure) {
        return failure.getMessage() == null ? "it ends too early" : failure.getMessage();
    }

    @Override
    public void close() throws IOException {
        content.close();
    }

    /** Counts what is read. */
    private static final class Counted extends FilterInputStream {
        private long count;

        Counted(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int read = super.read();
            count += read < 0 ? 0 : 1;
            return read;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int read = super.read(bytes, offset, length);
            count += Math.max(read, 0);
            return read;
        }
    }
}
