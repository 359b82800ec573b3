package io.wirecost.codecs.avro;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.NativeMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/**
 * One stream for all messages that are written, and one record for all that are read. The record never leaves this class, so
 * that there are no stages: the next message overwrites it. A schema with byte strings gets a new record for each message,
 * since a domain object may take over the very bytes that a record has read.
 */
final class ReuseCodec<T> implements Codec<T> {
    private final NativeMapper<T, IndexedRecord, IndexedRecord> mapper;
    private final DatumWriter<IndexedRecord> writer;
    private final DatumReader<IndexedRecord> reader;
    private final boolean keepsRecord;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private BinaryEncoder encoder;
    private BinaryDecoder decoder;
    private IndexedRecord record;

    /**
     * @param data which kind of objects the schema's records are
     * @param readers how they are read
     */
    @SuppressWarnings("unchecked") // both kinds are indexed records
    ReuseCodec(
            NativeMapper<T, IndexedRecord, IndexedRecord> mapper,
            GenericData data,
            Schema schema,
            AvroReaders readers) {
        this.mapper = mapper;
        data.setFastReaderEnabled(true); // which makes each map anew; the other reader fills the old one
        this.writer = data.createDatumWriter(schema);
        this.reader = readers.of(data, schema);
        this.keepsRecord = !ByteStrings.areIn(schema);
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        out.reset();
        encoder = EncoderFactory.get().binaryEncoder(out, encoder);
        writer.write(mapper.toNative(value), encoder);
        encoder.flush();
        return out.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException {
        decoder = DecoderFactory.get().binaryDecoder(bytes, decoder);
        IndexedRecord read = reader.read(record, decoder);
        if (keepsRecord) {
            record = read;
        }
        return mapper.fromNative(read);
    }
}
