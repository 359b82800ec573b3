package io.wirecost.workloads.records;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.Reading;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.compiler.value.AvroDialect;
import io.wirecost.compiler.value.Dialect;
import io.wirecost.compiler.value.PlainDialect;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Schema;
import io.wirecost.workloads.source.JsonSource;
import io.wirecost.workloads.source.JsonSources;
import io.wirecost.workloads.source.Sampling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** Makes a dataset of a user's own records. Nothing is rounded, cut or replaced on the way in. */
public final class UserRecords {
    private UserRecords() {}

    /** Reads records as the other method does, and refuses unknown fields. */
    public static Dataset read(Optional<Path> schemaFile, Path recordsFile, JsonEncoding encoding, Sampling sampling)
            throws InputException {
        return read(schemaFile.map(SchemaRequest::of), recordsFile, encoding, UnknownFields.REFUSED, sampling);
    }

    /**
     * Returns whether a file has a schema of its own.
     *
     * @throws InputException if there is no such file
     */
    public static boolean bringsSchema(Path recordsFile) throws InputException {
        try {
            return AvroFile.isOne(recordsFile);
        } catch (IOException e) {
            throw new InputException(recordsFile + ": cannot be read: " + e.getMessage());
        }
    }

    /**
     * Reads an Avro container file, binary messages of the schema's language, or JSON records in any arrangement. All records
     * are checked.
     *
     * @param request for the schema of the records; needed for JSON, and checked against an Avro file's own
     * @param encoding how JSON is to be understood
     * @param unknown what becomes of fields of JSON that the schema lacks
     * @param sampling how many records are taken if there are very many
     * @return a dataset with one group, named after the file
     * @throws InputException with every problem of the schema or else of the records: record number, field path,
     *     expected and actual
     */
    public static Dataset read(
            Optional<SchemaRequest> request,
            Path recordsFile,
            JsonEncoding encoding,
            UnknownFields unknown,
            Sampling sampling)
            throws InputException {
        return read(request, recordsFile, encoding, unknown, sampling, remark -> {});
    }

    /**
     * The same, which also tells what is to be known of the schema.
     *
     * @param say takes a line for the user
     */
    public static Dataset read(
            Optional<SchemaRequest> request,
            Path recordsFile,
            JsonEncoding encoding,
            UnknownFields unknown,
            Sampling sampling,
            Consumer<String> say)
            throws InputException {
        try {
            if (AvroFile.isOne(recordsFile)) {
                SchemaRequest wishes = request.orElseGet(() -> SchemaRequest.of(WaysOut.NONE));
                Optional<Schema> given = wishes.files().isEmpty()
                        ? Optional.empty()
                        : Optional.of(SchemaReaders.read(wishes).schema());
                AvroFile file = AvroFile.open(recordsFile, given, wishes.ways());
                return dataset(recordsFile, file.schema(), file.take(sampling));
            }
            ReadSchema read = SchemaReaders.read(
                    request.filter(wishes -> !wishes.files().isEmpty()).orElseThrow(() -> schemaNeeded(recordsFile)));
            Schema schema = read.schema();
            read.remark().ifPresent(say);
            Reading reading = read.reading();
            if (reading.messages().isPresent() && MessageFiles.areAt(recordsFile)) {
                MessageFiles files =
                        new MessageFiles(recordsFile, schema, reading.messages().get());
                return dataset(recordsFile, schema, files.take(sampling));
            }
            JsonSource source = JsonSources.of(recordsFile);
            Dialect dialect = encoding == JsonEncoding.AVRO_JSON
                    ? new AvroDialect()
                    : reading.dialect().orElseGet(PlainDialect::new);
            JsonReading records = new JsonReading(source, schema, dialect, unknown, reading);
            Taken taken = records.take(sampling);
            HexadecimalBytes.refuse(read, taken.records());
            return dataset(recordsFile, schema, taken);
        } catch (IOException e) {
            throw new InputException(recordsFile + ": cannot be read: " + e.getMessage());
        }
    }

    private static InputException schemaNeeded(Path file) {
        return new InputException(file + ": JSON records need a schema: add --schema FILE");
    }

    /**
     * Makes a dataset of records that were taken from a file.
     *
     * @throws InputException if there are none
     */
    public static Dataset dataset(Path file, Schema schema, Taken taken) throws InputException {
        if (taken.records().isEmpty()) {
            throw new InputException(file + ": is empty; expected at least one record");
        }
        Filter filter = Filter.suggestFor(schema, taken.records());
        List<Group> groups = List.of(new Group("records", taken.records()));
        return new Dataset(
                name(file),
                schema,
                groups,
                OptionalLong.empty(),
                taken.given(),
                Optional.empty(),
                taken.sampled(),
                Optional.empty(),
                filter);
    }

    /** A name that is harmless in trial ids, paths and pages. */
    public static String name(Path file) {
        String full = String.valueOf(file.toAbsolutePath().normalize().getFileName())
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\.(gz|zst)$", "");
        int dot = Files.isDirectory(file) ? 0 : full.lastIndexOf('.');
        String plain = full.substring(0, dot > 0 ? dot : full.length())
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        return plain.isEmpty() ? "records" : plain;
    }
}
