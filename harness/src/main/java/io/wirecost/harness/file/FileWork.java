package io.wirecost.harness.file;

import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.FramedFiles;
import io.wirecost.core.codec.RecordFiles;
import io.wirecost.core.codec.RecordReader;
import io.wirecost.core.codec.RecordWriter;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.dataset.DatasetStream;
import io.wirecost.core.proof.Proof;
import io.wirecost.core.value.RecordValue;
import io.wirecost.harness.LocalCodec;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes all records of a dataset into a file, and reads them back. The records come in chunks, of large records few,
 * and the clock stands still while the next chunk is loaded, so that memory holds one chunk at a time.
 */
public final class FileWork<T> {
    static final int CHUNK_RECORDS = 1_000;
    private static final long CHUNK_BYTES = 16 << 20;
    private static final int BUFFER_BYTES = 1 << 16;

    private final LocalCodec<T> local;
    private final RecordFiles<T> files;
    private final FileForm form;
    private final Path dataset;
    private final Path file;
    private Object last;

    public FileWork(LocalCodec<T> local, FileForm form, Path dataset, Path file) throws Exception {
        this.local = local;
        this.files = FramedFiles.of(local.open());
        this.form = form;
        this.dataset = dataset;
        this.file = file;
    }

    /**
     * What a pass took for how many records.
     *
     * @param nanos with the file
     * @param fileNanos of these, within the system's calls for the file
     */
    public record Pass(int records, long nanos, long fileNanos) {
        public long withoutFileNanos() {
            return nanos - fileNanos;
        }
    }

    /** @param most records */
    public Pass write(int most) throws Exception {
        try (DatasetStream records = DatasetFile.stream(dataset)) {
            List<T> chunk = chunk(records, most);
            long start = System.nanoTime();
            try (TimedOutput disk = TimedOutput.open(file)) {
                long nanos = System.nanoTime() - start;
                RecordWriter<T> writer = open(disk);
                int done = 0;
                while (!chunk.isEmpty()) {
                    start = System.nanoTime();
                    for (T value : chunk) {
                        write(writer, value, ++done);
                    }
                    nanos += System.nanoTime() - start;
                    chunk.clear(); // before the next one needs the memory
                    chunk = chunk(records, most - done);
                }
                start = System.nanoTime();
                close(writer, done);
                nanos += System.nanoTime() - start;
                return new Pass(done, nanos, disk.nanos());
            }
        }
    }

    private RecordWriter<T> open(TimedOutput disk) throws CodecFault {
        try {
            return files.writer(form, new BufferedOutputStream(disk, BUFFER_BYTES));
        } catch (IOException e) {
            throw fault("writing", 1, "before it, " + reason(e));
        }
    }

    private void write(RecordWriter<T> writer, T value, int number) throws Exception {
        try {
            writer.write(value);
        } catch (IOException e) {
            throw fault("writing", number, reason(e));
        }
    }

    private void close(RecordWriter<T> writer, int done) throws CodecFault {
        try {
            writer.close();
        } catch (IOException e) {
            throw fault("writing", Math.max(1, done), "behind it, " + reason(e));
        }
    }

    private List<T> chunk(DatasetStream records, int most) throws IOException {
        List<T> chunk = new ArrayList<>();
        long end = records.bytesRead() + CHUNK_BYTES;
        while (chunk.size() < Math.min(CHUNK_RECORDS, most) && records.bytesRead() < end) {
            Optional<RecordValue> next = records.next();
            if (next.isEmpty()) {
                break;
            }
            chunk.add(local.binding().domain().toDomain(next.get()));
        }
        return chunk;
    }

    /** Reads the whole file. */
    public Pass read(int expected) throws Exception {
        last = null;
        int done = 0;
        long start = System.nanoTime();
        try (TimedInput disk = TimedInput.open(file)) {
            try (RecordReader<T> reader = open(disk)) {
                for (Optional<T> next = next(reader, 1); next.isPresent(); next = next(reader, done + 1)) {
                    last = next.get();
                    done++;
                }
            }
            long nanos = System.nanoTime() - start;
            requireAll(done, expected);
            return new Pass(done, nanos, disk.nanos());
        }
    }

    /** Reads the whole file, and compares each record with the one that was written. */
    public void verify(int expected) throws Exception {
        Proof proof = new Proof(local.binding().schema(), local.info().losses());
        int number = 0;
        try (DatasetStream records = DatasetFile.stream(dataset);
                TimedInput disk = TimedInput.open(file);
                RecordReader<T> reader = open(disk)) {
            for (Optional<T> next = next(reader, 1); next.isPresent(); next = next(reader, number + 1)) {
                number++;
                if (number <= expected) {
                    compare(proof, records.next().orElseThrow(), next.get(), number);
                }
            }
        }
        requireAll(number, expected);
    }

    private void compare(Proof proof, RecordValue given, T back, int number) throws CodecFault {
        try {
            proof.requireReturned(given, local.binding().domain().fromDomain(back));
        } catch (CodecFault e) {
            throw fault("comparing", number, e.getMessage());
        }
    }

    private RecordReader<T> open(TimedInput disk) throws CodecFault {
        try {
            return files.reader(form, new BufferedInputStream(disk, BUFFER_BYTES));
        } catch (IOException e) {
            throw fault("reading", 1, reason(e));
        }
    }

    private Optional<T> next(RecordReader<T> reader, int number) throws CodecFault {
        try {
            return reader.next();
        } catch (CodecFault e) {
            throw fault("decoding", number, e.getMessage());
        } catch (IOException e) {
            throw fault("reading", number, reason(e));
        } catch (Exception | StackOverflowError e) { // whatever a library throws at a file that is not its own
            throw fault("reading", number, "threw " + e);
        }
    }

    /** Not every library says something. */
    private static String reason(IOException e) {
        return e.getMessage() == null ? "threw " + e : e.getMessage();
    }

    private void requireAll(int found, int expected) throws CodecFault {
        if (found != expected) {
            throw fault(
                    "reading",
                    found + 1,
                    "the file has %,d records, expected the %,d that were written".formatted(found, expected));
        }
    }

    /** @param record its number, from 1 */
    private CodecFault fault(String doing, int record, String what) {
        return new CodecFault("%s record %,d of %s: %s".formatted(doing, record, file.getFileName(), what));
    }

    /** The object decoded last: it leaves the trial, so that no decoding is left out as useless. */
    public Object last() {
        return last;
    }
}
