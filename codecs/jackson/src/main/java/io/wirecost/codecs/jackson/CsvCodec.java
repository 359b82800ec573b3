package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.RecordFiles;
import io.wirecost.core.codec.RecordReader;
import io.wirecost.core.codec.RecordWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A row for each record; in a file, behind a row with the names. Characters are read as UTF-8 here: given bytes, the library
 * guesses their encoding, takes U+0000 at the beginning for UTF-16, and drops U+FEFF.
 */
final class CsvCodec<T> implements Codec<T>, RecordFiles<T> {
    private final ObjectWriter rowWriter;
    private final ObjectReader rowReader;
    private final ObjectWriter fileWriter;
    private final ObjectReader fileReader;

    CsvCodec(CsvMapper mapper, Class<T> type, CsvSchema columns) {
        CsvSchema named = columns.withHeader().withStrictHeaders(true);
        this.rowWriter = mapper.writerFor(type).with(columns);
        this.rowReader = mapper.readerFor(type).with(columns);
        this.fileWriter = mapper.writerFor(type)
                .with(named)
                .without(SerializationFeature.FLUSH_AFTER_WRITE_VALUE); // a row is no end of the file
        this.fileReader = mapper.readerFor(type).with(named);
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        return rowWriter.writeValueAsBytes(value);
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException {
        CharBuffer row = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
        try (JsonParser parser = rowReader.createParser(row.array(), row.position(), row.remaining())) {
            return rowReader.readValue(parser);
        }
    }

    @Override
    public RecordWriter<T> writer(FileForm form, OutputStream out) throws IOException {
        SequenceWriter rows = fileWriter.writeValues(out);
        return new RecordWriter<>() {
            @Override
            public void write(T value) throws IOException {
                rows.write(value);
            }

            @Override
            public void close() throws IOException {
                rows.close();
            }
        };
    }

    @Override
    public RecordReader<T> reader(FileForm form, InputStream in) throws IOException {
        MappingIterator<T> rows = fileReader.readValues(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()));
        return new RecordReader<>() {
            @Override
            public Optional<T> next() throws IOException {
                return rows.hasNextValue() ? Optional.of(rows.nextValue()) : Optional.empty();
            }

            @Override
            public void close() throws IOException {
                rows.close();
            }
        };
    }
}
