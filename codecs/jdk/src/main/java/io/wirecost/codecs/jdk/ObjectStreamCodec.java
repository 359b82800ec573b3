package io.wirecost.codecs.jdk;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.ObjectStreamFiles;
import io.wirecost.core.codec.RecordFiles;
import io.wirecost.core.codec.RecordReader;
import io.wirecost.core.codec.RecordWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** One object stream for each message, with the root as its one object; a file is one stream of many. */
final class ObjectStreamCodec<T> implements Codec<T>, RecordFiles<T> {
    private final ObjectStreams streams;
    private final Class<T> type;
    private final RecordFiles<T> files;

    ObjectStreamCodec(ObjectStreams streams, Class<T> type) {
        this.streams = streams;
        this.type = type;
        this.files = new ObjectStreamFiles<>(type, streams::open);
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        return streams.write(value);
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException, ClassNotFoundException {
        return type.cast(streams.read(bytes));
    }

    @Override
    public RecordWriter<T> writer(FileForm form, OutputStream out) throws IOException {
        return files.writer(form, out);
    }

    @Override
    public RecordReader<T> reader(FileForm form, InputStream in) throws IOException {
        return files.reader(form, in);
    }
}
