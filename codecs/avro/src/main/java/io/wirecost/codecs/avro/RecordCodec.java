package io.wirecost.codecs.avro;

import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.io.IOException;
import org.apache.avro.generic.IndexedRecord;

/** Avro's own records, generic or generated, with a mapper before them. */
final class RecordCodec<T> extends MappedCodec<T, IndexedRecord, IndexedRecord> {
    private final BinaryFormat<IndexedRecord> format;

    RecordCodec(NativeMapper<T, IndexedRecord, IndexedRecord> mapper, BinaryFormat<IndexedRecord> format) {
        super(mapper);
        this.format = format;
    }

    @Override
    public byte[] write(IndexedRecord record) throws IOException {
        return format.write(record);
    }

    @Override
    public IndexedRecord read(byte[] bytes) throws IOException {
        return format.read(bytes);
    }
}
