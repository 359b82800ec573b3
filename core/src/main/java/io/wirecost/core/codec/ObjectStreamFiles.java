package io.wirecost.core.codec;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;

/**
 * Object streams of the JDK with all records of a file. A null ends them, since a stream that was cut between two objects
 * looks like one that ends.
 *
 * @param type the domain class of the root record
 * @param opener opens a stream that takes no classes but those of the records
 */
public record ObjectStreamFiles<T>(Class<T> type, Opener opener) implements RecordFiles<T> {
    /** As the JDK writes by itself, and with resets. */
    public static final List<FileForm> FORMS = List.of(FileForm.OBJECT_STREAM, FileForm.OBJECT_STREAM_RESET);

    /** After so many records, the form with resets forgets what it has written. */
    public static final int RESET_RECORDS = 1_000;

    /** Opens an object stream with the filter and the class loader that its codec needs. */
    @FunctionalInterface
    public interface Opener {
        ObjectInputStream open(InputStream in) throws IOException;
    }

    @Override
    public RecordWriter<T> writer(FileForm form, OutputStream out) throws IOException {
        return new Writer<>(new ObjectOutputStream(out), form == FileForm.OBJECT_STREAM_RESET);
    }

    @Override
    public RecordReader<T> reader(FileForm form, InputStream in) throws IOException {
        ObjectInputStream objects = opener.open(in);
        return new RecordReader<>() {
            @Override
            public Optional<T> next() throws Exception {
                try {
                    return Optional.ofNullable(type.cast(objects.readObject()));
                } catch (EOFException e) {
                    throw new EOFException("the file ends before its object stream does");
                }
            }

            @Override
            public void close() throws IOException {
                objects.close();
            }
        };
    }

    private static final class Writer<T> implements RecordWriter<T> {
        private final ObjectOutputStream objects;
        private final boolean resets;
        private int written;

        Writer(ObjectOutputStream objects, boolean resets) {
            this.objects = objects;
            this.resets = resets;
        }

        @Override
        public void write(T value) throws IOException {
            objects.writeObject(value);
            written++;
            if (resets && written % RESET_RECORDS == 0) {
                objects.reset();
            }
        }

        @Override
        public void close() throws IOException {
            try (objects) {
                objects.writeObject(null);
            }
        }
    }
}
