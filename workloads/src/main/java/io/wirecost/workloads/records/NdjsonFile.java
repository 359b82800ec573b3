package io.wirecost.workloads.records;

import io.wirecost.compiler.json.Json;
import io.wirecost.compiler.json.JsonText;
import io.wirecost.compiler.value.Dialect;
import io.wirecost.compiler.value.JsonRecords;
import io.wirecost.compiler.value.UnknownMembers;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads JSON records, one on each line; blank lines are skipped. */
final class NdjsonFile {
    private final Path path;
    private final String file;
    private final Problems problems;
    private final UnknownMembers unknown = new UnknownMembers();
    private final List<Integer> compactBytes = new ArrayList<>();
    private final List<Integer> fileBytes = new ArrayList<>();

    NdjsonFile(Path path) {
        this.path = path;
        this.file = String.valueOf(path.getFileName());
        this.problems = Problems.inMany(file);
    }

    List<RecordValue> read(Schema schema, Dialect dialect, UnknownFields fields) throws IOException, InputException {
        JsonRecords strict = new JsonRecords(schema, dialect, problems);
        JsonRecords reader = fields == UnknownFields.LEFT_OUT ? strict.ignoring(unknown) : strict;
        List<RecordValue> records = new ArrayList<>();
        try (InputStream in = Files.newInputStream(path)) {
            Lines lines = new Lines(file, in);
            for (String line = lines.next(); line != null; line = lines.next()) {
                if (!line.isBlank()) {
                    if (records.isEmpty()) {
                        requireOneRecordPerLine(line.strip());
                    }
                    UserRecords.requireRoom(file, records.size());
                    records.add(record(reader, line, lines.number(), records.size() + 1));
                }
            }
        }
        problems.refuse();
        return records;
    }

    /** The record, or null where a problem was recorded. */
    private RecordValue record(JsonRecords reader, String line, int lineNumber, int recordNumber) {
        problems.moveTo("record " + recordNumber + " (line " + lineNumber + ")");
        try {
            Json json = JsonText.read(line, file, lineNumber);
            compactBytes.add(bytes(JsonText.compact(json)));
            fileBytes.add(bytes(line.strip()));
            return reader.read(json);
        } catch (InputException e) {
            e.problems().forEach(problems::add);
            return null;
        }
    }

    /** Sizes of the text of all records that were read, and what was left out of them. */
    JsonAsGiven given() {
        return new JsonAsGiven(compactBytes, fileBytes, unknown.leftOut());
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    private void requireOneRecordPerLine(String firstLine) throws InputException {
        if (firstLine.startsWith("[")) {
            throw new InputException(file + ": starts with a JSON array; expected one record on each line, "
                    + "as of: jq -c '.[]' FILE");
        } else if (firstLine.equals("{")) {
            throw new InputException(file + ": the first record is spread over several lines; expected one record "
                    + "on each line, as of: jq -c . FILE");
        }
    }
}
