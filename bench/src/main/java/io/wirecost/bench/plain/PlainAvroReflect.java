package io.wirecost.bench.plain;

import io.wirecost.bench.byhand.avro.Transaction;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.reflect.ReflectData;
import org.apache.avro.reflect.ReflectDatumReader;
import org.apache.avro.reflect.ReflectDatumWriter;
import org.apache.avro.util.ClassSecurityValidator;

/** Avro's reflection on the schema that it makes of the class, as in its own benchmarks; encoder and decoder are used again. */
public class PlainAvroReflect extends PlainAnnotated<Transaction> {
    private final DatumWriter<Transaction> writer;
    private final DatumReader<Transaction> reader;
    private BinaryEncoder encoder;
    private BinaryDecoder decoder;

    /** Avro reads no class that it is not told to trust. */
    public PlainAvroReflect() {
        super(Transaction.class);
        String trusted = Transaction.class.getPackageName();
        ClassSecurityValidator.setGlobal(ClassSecurityValidator.composite(
                ClassSecurityValidator.getGlobal(),
                ClassSecurityValidator.builder().add(List.class).build(),
                type -> type.getPackageName().equals(trusted)));
        Schema schema = ReflectData.get().getSchema(Transaction.class);
        writer = new ReflectDatumWriter<>(schema);
        reader = new ReflectDatumReader<>(schema);
    }

    @Override
    byte[] serialize(Transaction data) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        encoder = EncoderFactory.get().binaryEncoder(out, encoder);
        writer.write(data, encoder);
        encoder.flush();
        return out.toByteArray();
    }

    @Override
    Transaction deserialize(byte[] bytes) throws IOException {
        decoder = DecoderFactory.get().binaryDecoder(bytes, decoder);
        return reader.read(null, decoder);
    }
}
