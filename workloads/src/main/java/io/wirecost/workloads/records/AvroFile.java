package io.wirecost.workloads.records;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.SchemaSource;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.compiler.value.PlainJson;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.source.SamplePlan;
import io.wirecost.workloads.source.Sampling;
import io.wirecost.workloads.source.SizeCounts;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.apache.avro.file.DataFileStream;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericRecord;

/**
 * Reads an Avro container file. Its schema goes through our own reader first. Avro's library then decodes into generic
 * values by the schema that we emit again. So no text in the file can name a class or a conversion.
 */
final class AvroFile {
    private static final Set<String> COMPRESSIONS = Set.of("null", "deflate");
    private static final String MOST_BYTES = Integer.toString(64 << 20);

    static {
        // The library believes lengths in a damaged file, up to all memory, and has no other place to say otherwise.
        System.setProperty("org.apache.avro.limits.bytes.maxLength", MOST_BYTES);
        System.setProperty("org.apache.avro.limits.string.maxLength", MOST_BYTES);
    }

    private final Path path;
    private final String file;
    private final Schema schema;

    private AvroFile(Path path, Schema schema) {
        this.path = path;
        this.file = String.valueOf(path.getFileName());
        this.schema = schema;
    }

    /** Returns whether a path is an Avro file by its first bytes, or claims to be one by its name. */
    static boolean isOne(Path path) throws IOException {
        if (!Files.isRegularFile(path)) {
            return false;
        }
        boolean named =
                String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT).endsWith(".avro");
        try (InputStream in = Files.newInputStream(path)) {
            return named || Arrays.equals(in.readNBytes(AvroHeader.MAGIC.length), AvroHeader.MAGIC);
        }
    }

    /**
     * Reads the file's head.
     *
     * @param ways around what is not supported in the file's own schema
     * @param given a schema that the user says the records have; its keys count, and not those of the file's own
     */
    static AvroFile open(Path path, Optional<Schema> given, WaysOut ways) throws IOException, InputException {
        String file = String.valueOf(path.getFileName());
        if (Files.size(path) == 0) {
            throw new InputException(path + ": is empty; expected an Avro file with at least one record");
        }
        AvroHeader header = AvroHeader.read(path);
        if (!COMPRESSIONS.contains(header.compression())) {
            throw new InputException(file + ": is compressed with " + header.compression()
                    + "; expected no compression or deflate, as of: avro-tools recodec --codec deflate");
        }
        Schema schema = SchemaReaders.byLanguage("avro")
                .orElseThrow()
                .read(SchemaRequest.of(ways), List.of(SchemaSource.of(file, header.schema())))
                .schema();
        if (given.isPresent() && !isSame(given.get(), schema)) {
            throw new InputException(
                    file + ": its records have a schema that differs from the given one; leave --schema out: "
                            + "an Avro file brings its own");
        }
        return new AvroFile(path, given.orElse(schema));
    }

    /** Aliases may differ, and the keys among them: Avro's bytes have neither. */
    private static boolean isSame(Schema given, Schema own) {
        return AvroSchemaText.emit(given).equals(AvroSchemaText.emit(own));
    }

    Schema schema() {
        return schema;
    }

    /** Reads all records, and keeps those of a sample by their sizes as compact JSON. */
    Taken take(Sampling sampling) throws InputException {
        SizeCounts sizes = new SizeCounts();
        readAll(record -> sizes.add(size(record)));
        SamplePlan plan = sampling.plan(sizes);
        List<RecordValue> records = new ArrayList<>();
        readAll(record -> {
            if (plan.take(size(record))) {
                records.add(record);
            }
        });
        return new Taken(records, Optional.empty(), plan.sampled());
    }

    private int size(RecordValue record) {
        return JsonText.compactBytes(new PlainJson(schema).of(record));
    }

    private void readAll(Consumer<RecordValue> reader) throws InputException {
        Problems problems = Problems.inMany(file);
        AvroValues values = new AvroValues(schema, problems);
        long number = 0;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path));
                DataFileStream<GenericRecord> stream = stream(in)) {
            for (GenericRecord record = next(stream); record != null; record = next(stream)) {
                number++;
                problems.moveTo("record " + number);
                reader.accept(values.read(record));
            }
        } catch (IOException e) {
            throw new InputException(file + ": is damaged behind record " + number + ": " + e.getMessage());
        }
        problems.refuse();
    }

    private DataFileStream<GenericRecord> stream(InputStream in) throws IOException {
        org.apache.avro.Schema expected = new org.apache.avro.Schema.Parser().parse(AvroSchemaText.emit(schema));
        return undamaged(() -> new DataFileStream<>(in, new GenericDatumReader<>(null, expected, new GenericData())));
    }

    private static GenericRecord next(DataFileStream<GenericRecord> stream) throws IOException {
        return undamaged(() -> stream.hasNext() ? stream.next() : null);
    }

    /** For damaged bytes the library throws whatever exception its code runs into. */
    static <V> V undamaged(Callable<V> library) throws IOException {
        try {
            return library.call();
        } catch (Exception | StackOverflowError e) {
            throw new IOException(
                    e.getMessage() == null
                            ? e.toString()
                            : e.getMessage().lines().findFirst().orElse(""),
                    e);
        }
    }
}
