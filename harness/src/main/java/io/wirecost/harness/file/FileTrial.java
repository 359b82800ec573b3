package io.wirecost.harness.file;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.Framing;
import io.wirecost.core.codec.RecordInput;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.dataset.DatasetStream;
import io.wirecost.core.proof.Decoded;
import io.wirecost.core.proof.Disproved;
import io.wirecost.core.proof.Proof;
import io.wirecost.core.value.RecordValue;
import io.wirecost.harness.LocalCodec;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes all records of a dataset into a file, and reads them back. The records come in chunks, and the clock stands
 * still while the next chunk is loaded, so that memory holds one chunk at a time.
 */
final class FileTrial<T> {
    static final int CHUNK_RECORDS = 1_000;
    private static final int BUFFER_BYTES = 1 << 16;

    private final LocalCodec<T> local;
    private final Codec<T> codec;
    private final Framing framing;
    private final Path dataset;
    private final Path file;
    private Object last;

    FileTrial(LocalCodec<T> local, Path dataset, Path file) throws Exception {
        this.local = local;
        this.codec = local.open();
        this.framing = Framing.of(local.info());
        this.dataset = dataset;
        this.file = file;
    }

    /** What a pass took with the file and without it, and how many records it saw. */
    record Pass(int records, long withFileNanos, long withoutNanos) {}

    /** @param most records */
    Pass write(int most) throws Exception {
        long withFile = 0;
        long without = 0;
        int done = 0;
        try (DatasetStream records = DatasetFile.stream(dataset)) {
            long opening = System.nanoTime();
            OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), BUFFER_BYTES);
            withFile += System.nanoTime() - opening;
            try (out) {
                for (List<T> chunk = chunk(records, most); !chunk.isEmpty(); chunk = chunk(records, most - done)) {
                    boolean fileFirst = done / CHUNK_RECORDS % 2 == 0; // whoever comes second finds the data in caches
                    long start = System.nanoTime();
                    write(chunk, done, fileFirst ? out : OutputStream.nullOutputStream());
                    long between = System.nanoTime();
                    write(chunk, done, fileFirst ? OutputStream.nullOutputStream() : out);
                    long end = System.nanoTime();
                    withFile += fileFirst ? between - start : end - between;
                    without += fileFirst ? end - between : between - start;
                    done += chunk.size();
                }
                long closing = System.nanoTime();
                out.flush();
                out.close();
                withFile += System.nanoTime() - closing;
            } catch (IOException e) {
                throw new RecordFault("writing", Math.max(1, done), file, "behind it, " + e.getMessage());
            }
        }
        return new Pass(done, withFile, without);
    }

    private void write(List<T> chunk, int before, OutputStream out) throws Exception {
        int number = before;
        for (T value : chunk) {
            number++;
            try {
                framing.write(codec.serialize(value), out);
            } catch (IOException e) {
                throw new RecordFault("writing", number, file, e.getMessage());
            }
        }
    }

    private List<T> chunk(DatasetStream records, int most) throws IOException {
        List<T> chunk = new ArrayList<>();
        while (chunk.size() < Math.min(CHUNK_RECORDS, most)) {
            Optional<RecordValue> next = records.next();
            if (next.isEmpty()) {
                break;
            }
            chunk.add(local.binding().domain().toDomain(next.get()));
        }
        return chunk;
    }

    /** Reads the whole file. */
    Pass read(int expected) throws Exception {
        long withFile = 0;
        long without = 0;
        int done = 0;
        List<byte[]> chunk = new ArrayList<>();
        long opening = System.nanoTime();
        try (RecordInput in = open()) {
            withFile += System.nanoTime() - opening;
            do {
                chunk.clear();
                long start = System.nanoTime();
                for (Optional<byte[]> next = next(in, done + 1);
                        next.isPresent();
                        next = chunk.size() < CHUNK_RECORDS ? next(in, done + chunk.size() + 1) : Optional.empty()) {
                    chunk.add(next.get());
                    last = decode(next.get(), done + chunk.size());
                }
                long between = System.nanoTime();
                for (int i = 0; i < chunk.size(); i++) {
                    last = decode(chunk.get(i), done + i + 1);
                }
                without += System.nanoTime() - between;
                withFile += between - start;
                done += chunk.size();
            } while (!chunk.isEmpty());
        }
        requireAll(done, expected);
        return new Pass(done, withFile, without);
    }

    /** Reads the whole file, and compares each record with the one that was written. */
    void verify(int expected) throws Exception {
        Proof proof = new Proof(local.binding().schema(), local.info().losses());
        int number = 0;
        try (DatasetStream records = DatasetFile.stream(dataset);
                RecordInput in = open()) {
            for (Optional<byte[]> next = next(in, 1); next.isPresent(); next = next(in, number + 1)) {
                number++;
                RecordValue back = local.binding().domain().fromDomain(decode(next.get(), number));
                if (number <= expected) {
                    try {
                        proof.requireReturned(records.next().orElseThrow(), new Decoded(back, Optional.empty()));
                    } catch (Disproved e) {
                        throw new RecordFault("comparing", number, file, e.getMessage());
                    }
                }
            }
        }
        requireAll(number, expected);
    }

    private RecordInput open() throws IOException {
        return new RecordInput(Files.newInputStream(file), Files.size(file));
    }

    private Optional<byte[]> next(RecordInput in, int number) throws RecordFault {
        try {
            return framing.read(in);
        } catch (IOException e) {
            throw new RecordFault("reading", number, file, e.getMessage());
        }
    }

    private T decode(byte[] record, int number) throws RecordFault {
        try {
            return codec.deserialize(record);
        } catch (Exception | StackOverflowError e) { // whatever a library throws at bytes that are not its own
            throw new RecordFault("decoding", number, file, "threw " + e);
        }
    }

    private void requireAll(int found, int expected) throws RecordFault {
        if (found != expected) {
            throw new RecordFault(
                    "reading",
                    found + 1,
                    file,
                    "the file has %,d records, expected the %,d that were written".formatted(found, expected));
        }
    }

    /** The object decoded last: it leaves the trial, so that no decoding is left out as useless. */
    Object last() {
        return last;
    }
}
