package io.wirecost.codecs.avro;

import io.wirecost.core.codec.FileForm;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.avro.Schema;
import org.apache.avro.file.CodecFactory;
import org.apache.avro.file.DataFileStream;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericData;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/**
 * Avro's binary encoding, in single records and in containers. Encoder and decoder are handed back to their factories for
 * reuse, as Avro advises.
 */
final class BinaryFormat<N> {
    private final Schema schema;
    private final DatumWriter<N> writer;
    private final DatumReader<N> reader;
    private BinaryEncoder encoder;
    private BinaryDecoder decoder;

    /**
     * @param data which kind of objects the schema's records are
     * @param readers how they are read
     */
    @SuppressWarnings("unchecked") // the kind of data belongs to N
    BinaryFormat(GenericData data, Schema schema, AvroReaders readers) {
        this.schema = schema;
        this.writer = data.createDatumWriter(schema);
        this.reader = readers.of(data, schema);
    }

    byte[] write(N record) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        encoder = EncoderFactory.get().binaryEncoder(out, encoder);
        writer.write(record, encoder);
        encoder.flush();
        return out.toByteArray();
    }

    N read(byte[] bytes) throws IOException {
        decoder = DecoderFactory.get().binaryDecoder(bytes, decoder);
        return reader.read(null, decoder);
    }

    DataFileWriter<N> writer(FileForm form, OutputStream out) throws IOException {
        DataFileWriter<N> container = new DataFileWriter<>(writer);
        if (form == FileForm.CONTAINER_DEFLATE) {
            container.setCodec(CodecFactory.deflateCodec(CodecFactory.DEFAULT_DEFLATE_LEVEL));
        }
        return container.create(schema, out);
    }

    DataFileStream<N> reader(InputStream in) throws IOException {
        return new DataFileStream<>(in, reader);
    }
}
