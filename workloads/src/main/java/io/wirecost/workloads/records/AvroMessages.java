package io.wirecost.workloads.records;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/**
 * Reads single messages of Avro as records of one schema, whichever version of it they were written by. Avro's own library resolves
 * the one to the other, with aliases and defaults.
 */
public final class AvroMessages {
    private final Schema schema;
    private final org.apache.avro.Schema newest;
    private final org.apache.avro.Schema expected;

    /**
     * @param schema of the records
     * @param texts in which it stood, those that it refers to first
     */
    public AvroMessages(Schema schema, List<String> texts) throws InputException {
        this.schema = schema;
        this.newest = parsed(texts);
        this.expected = parsed(List.of(AvroSchemaText.emit(schema)));
    }

    /** Reads messages that were written by one version. */
    public interface Version {
        /** @throws InputException if the bytes are no message of this version, or it cannot be read as the newest one */
        RecordValue read(byte[] message) throws InputException;
    }

    /**
     * The full name of the record that a schema describes.
     *
     * @throws InputException if it describes none
     */
    public static String name(List<String> texts) throws InputException {
        org.apache.avro.Schema parsed = parsed(texts);
        if (parsed.getType() != org.apache.avro.Schema.Type.RECORD) {
            throw new InputException(
                    "a message must be a record, found " + parsed.getType().getName());
        }
        return parsed.getFullName();
    }

    /** A reader of messages that were written by this version. */
    public Version writtenBy(List<String> texts) throws InputException {
        org.apache.avro.Schema writer = parsed(texts);
        return message -> {
            try {
                GenericRecord resolved = decoded(message, writer, newest);
                GenericRecord record = decoded(encoded(resolved), newest, expected);
                Problems problems = new Problems();
                RecordValue value = new AvroValues(schema, problems).read(record);
                problems.refuse();
                return value;
            } catch (IOException e) {
                throw new InputException(e.getMessage());
            }
        };
    }

    private static org.apache.avro.Schema parsed(List<String> texts) throws InputException {
        try {
            return AvroFile.undamaged(() -> {
                org.apache.avro.Schema.Parser parser = new org.apache.avro.Schema.Parser().setValidateDefaults(false);
                org.apache.avro.Schema last = null;
                for (String text : texts) {
                    last = parser.parse(text);
                }
                return last;
            });
        } catch (IOException e) {
            throw new InputException("is no Avro schema: " + e.getMessage());
        }
    }

    private static GenericRecord decoded(byte[] message, org.apache.avro.Schema writer, org.apache.avro.Schema reader)
            throws IOException {
        return AvroFile.undamaged(() -> {
            BinaryDecoder decoder = DecoderFactory.get().binaryDecoder(message, null);
            GenericRecord record =
                    new GenericDatumReader<GenericRecord>(writer, reader, new GenericData()).read(null, decoder);
            if (!decoder.isEnd()) {
                throw new IOException("bytes are left behind its last field");
            }
            return record;
        });
    }

    private byte[] encoded(GenericRecord record) throws IOException {
        return AvroFile.undamaged(() -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
            new GenericDatumWriter<GenericRecord>(newest, new GenericData()).write(record, encoder);
            encoder.flush();
            return bytes.toByteArray();
        });
    }
}
