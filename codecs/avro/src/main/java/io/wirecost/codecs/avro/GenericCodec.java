package io.wirecost.codecs.avro;

import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.codec.Staged;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/** Generic records. Encoder and decoder are handed back to their factories for reuse, as Avro advises. */
final class GenericCodec<T> implements Staged<T, IndexedRecord, IndexedRecord> {
    private final NativeMapper<T, IndexedRecord, IndexedRecord> mapper;
    private final DatumWriter<IndexedRecord> writer;
    private final DatumReader<IndexedRecord> reader;
    private BinaryEncoder encoder;
    private BinaryDecoder decoder;

    GenericCodec(Schema schema, NativeMapper<T, IndexedRecord, IndexedRecord> mapper) {
        this.mapper = mapper;
        this.writer = new GenericDatumWriter<>(schema);
        this.reader = new GenericDatumReader<>(schema);
    }

    @Override
    public IndexedRecord toNative(T value) {
        return mapper.toNative(value);
    }

    @Override
    public byte[] write(IndexedRecord record) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        encoder = EncoderFactory.get().binaryEncoder(out, encoder);
        writer.write(record, encoder);
        encoder.flush();
        return out.toByteArray();
    }

    @Override
    public IndexedRecord read(byte[] bytes) throws IOException {
        decoder = DecoderFactory.get().binaryDecoder(bytes, decoder);
        return reader.read(null, decoder);
    }

    @Override
    public T fromNative(IndexedRecord record) {
        return mapper.fromNative(record);
    }
}
