package io.wirecost.codecs.avro;

import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.codec.Staged;
import java.io.IOException;
import org.apache.avro.generic.IndexedRecord;

/** Avro's own records, generic or generated, with a mapper before them. */
final class RecordCodec<T> implements Staged<T, IndexedRecord, IndexedRecord> {
    private final NativeMapper<T, IndexedRecord, IndexedRecord> mapper;
    private final BinaryFormat<IndexedRecord> format;

    RecordCodec(NativeMapper<T, IndexedRecord, IndexedRecord> mapper, BinaryFormat<IndexedRecord> format) {
        this.mapper = mapper;
        this.format = format;
    }

    @Override
    public IndexedRecord toNative(T value) {
        return mapper.toNative(value);
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
    public T fromNative(IndexedRecord record) {
        return mapper.fromNative(record);
    }
}
