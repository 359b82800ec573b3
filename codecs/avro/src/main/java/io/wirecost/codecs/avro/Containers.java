package io.wirecost.codecs.avro;

import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.RecordFiles;
import io.wirecost.core.codec.RecordReader;
import io.wirecost.core.codec.RecordWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.function.Function;
import org.apache.avro.file.DataFileStream;
import org.apache.avro.file.DataFileWriter;

/**
 * Avro's object containers.
 *
 * @param <T> the domain class of the root record
 * @param <N> Avro's record
 */
record Containers<T, N>(BinaryFormat<N> format, Function<T, N> toRecord, Function<N, T> fromRecord)
        implements RecordFiles<T> {
    @Override
    public RecordWriter<T> writer(FileForm form, OutputStream out) throws IOException {
        DataFileWriter<N> container = format.writer(form, out);
        return new RecordWriter<>() {
            @Override
            public void write(T value) throws IOException {
                container.append(toRecord.apply(value));
            }

            @Override
            public void close() throws IOException {
                container.close();
            }
        };
    }

    @Override
    public RecordReader<T> reader(FileForm form, InputStream in) throws IOException {
        DataFileStream<N> container = format.reader(in);
        return new RecordReader<>() {
            @Override
            public Optional<T> next() throws IOException {
                return container.hasNext() ? Optional.of(fromRecord.apply(container.next())) : Optional.empty();
            }

            @Override
            public void close() throws IOException {
                container.close();
            }
        };
    }
}
