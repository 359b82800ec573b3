package io.wirecost.workloads.records;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.value.AvroDialect;
import io.wirecost.compiler.value.Dialect;
import io.wirecost.compiler.value.PlainDialect;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** Makes a dataset of a user's own records. Nothing is rounded, cut or replaced on the way in. */
public final class UserRecords {
    /** More would not make figures better, and all of them are kept in memory. */
    static final int MOST_RECORDS = 100_000;

    private UserRecords() {}

    /** Reads records as {@link #read(Optional, Path, Encoding, UnknownFields)} does, and refuses unknown fields. */
    public static Dataset read(Optional<Path> schemaFile, Path recordsFile, Encoding encoding) throws InputException {
        return read(schemaFile, recordsFile, encoding, UnknownFields.REFUSED);
    }

    /**
     * Reads an Avro container file, or JSON records one on each line.
     *
     * @param schemaFile Avro schema of the records; needed for JSON, and checked against an Avro file's own
     * @param encoding how JSON is to be understood
     * @param unknown what becomes of fields of JSON that the schema lacks
     * @return a dataset with one group, named after the file
     * @throws InputException with every problem of the schema or else of the records: record number, field path,
     *     expected and actual
     */
    public static Dataset read(Optional<Path> schemaFile, Path recordsFile, Encoding encoding, UnknownFields unknown)
            throws InputException {
        requireFile(recordsFile);
        try {
            if (AvroFile.isOne(recordsFile)) {
                Optional<Schema> given = schemaFile.isPresent()
                        ? Optional.of(SchemaReaders.read(schemaFile.get()).schema())
                        : Optional.empty();
                AvroFile file = AvroFile.open(recordsFile, given);
                return dataset(recordsFile, file.schema(), file.read(), Optional.empty());
            }
            Schema schema = SchemaReaders.read(schemaFile.orElseThrow(() -> schemaNeeded(recordsFile)))
                    .withDefaults();
            Dialect dialect = encoding == Encoding.AVRO_JSON ? new AvroDialect() : new PlainDialect();
            NdjsonFile file = new NdjsonFile(recordsFile);
            List<RecordValue> records = file.read(schema, dialect, unknown);
            return dataset(recordsFile, schema, records, Optional.of(file.given()));
        } catch (IOException e) {
            throw new InputException(recordsFile + ": cannot be read: " + e.getMessage());
        }
    }

    static void requireRoom(String file, int records) throws InputException {
        if (records == MOST_RECORDS) {
            throw new InputException(file + ": holds more than " + MOST_RECORDS + " records; use a sample of them");
        }
    }

    private static InputException schemaNeeded(Path file) {
        return new InputException(file + ": JSON records need a schema: add --schema FILE.avsc");
    }

    private static void requireFile(Path file) throws InputException {
        if (!Files.exists(file)) {
            throw new InputException(file + ": no such file; expected records as JSON, one a line, or an Avro file");
        } else if (Files.isDirectory(file)) {
            throw new InputException(file + ": is a folder; expected a file of records");
        }
    }

    private static Dataset dataset(Path file, Schema schema, List<RecordValue> records, Optional<JsonAsGiven> given)
            throws InputException {
        if (records.isEmpty()) {
            throw new InputException(file + ": is empty; expected at least one record");
        }
        Filter filter = Filter.suggestFor(schema, records);
        List<Group> groups = List.of(new Group("records", records));
        return new Dataset(name(file), schema, groups, OptionalLong.empty(), given, filter);
    }

    /** A name that is harmless in trial ids, paths and pages. */
    private static String name(Path file) {
        String full = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        int dot = full.lastIndexOf('.');
        String plain = full.substring(0, dot > 0 ? dot : full.length())
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        return plain.isEmpty() ? "records" : plain;
    }
}
