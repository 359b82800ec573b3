package io.wirecost.codecs.avro;

import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.codec.RecordFiles;
import io.wirecost.core.codec.RecordReader;
import io.wirecost.core.codec.RecordWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.avro.generic.IndexedRecord;

/** Avro's own records, generic or generated, with a mapper before them. */
final class RecordCodec<T> extends MappedCodec<T, IndexedRecord, IndexedRecord> implements RecordFiles<T> {
    private final BinaryFormat<IndexedRecord> format;
    private final Containers<T, IndexedRecord> containers;

    RecordCodec(NativeMapper<T, IndexedRecord, IndexedRecord> mapper, BinaryFormat<IndexedRecord> format) {
        super(mapper);
        this.format = format;
        this.containers = new Containers<>(format, mapper::toNative, mapper::fromNative);
    }

    @Override
    public byte[] write(IndexedRecord record) throws IOException {
        return format.write(record);
    }

    @Override
    public IndexedRecord read(byte[] bytes) throws IOException {
        return format.read(bytes);
    }

    @Override
    public RecordWriter<T> writer(FileForm form, OutputStream out) throws IOException {
        return containers.writer(form, out);
    }

    @Override
    public RecordReader<T> reader(FileForm form, InputStream in) throws IOException {
        return containers.reader(form, in);
    }
}
