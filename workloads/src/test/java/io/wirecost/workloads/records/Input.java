package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.workloads.source.Sampling;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Writes a schema and records into a folder and reads them as a user's. */
final class Input {
    static final Sampling SAMPLING = new Sampling(Sampling.STANDARD_RECORDS, 1);

    private final Path folder;
    private final JsonEncoding encoding;

    Input(Path folder, JsonEncoding encoding) {
        this.folder = folder;
        this.encoding = encoding;
    }

    /** The value of the field x, of the given Avro type, in a single record {"x": json}. */
    Object value(String type, String json) throws IOException, InputException {
        return read(schema(type), "{\"x\":" + json + "}").records().get(0).get(0);
    }

    /** What is wrong with it, without file and record. */
    List<String> problems(String type, String json) {
        return problemsOf(schema(type), "{\"x\":" + json + "}").stream()
                .map(p -> p.replace("orders.ndjson: record 1 (line 1): ", ""))
                .toList();
    }

    List<String> problemsOf(String schema, String records) {
        return catchThrowableOfType(InputException.class, () -> read(schema, records))
                .problems();
    }

    Dataset read(String schema, String records) throws IOException, InputException {
        Path schemaFile = Files.writeString(folder.resolve("order.avsc"), schema);
        Path recordsFile = folder.resolve("orders.ndjson");
        Files.write(recordsFile, records.getBytes(StandardCharsets.UTF_8));
        return UserRecords.read(Optional.of(schemaFile), recordsFile, encoding, Input.SAMPLING);
    }

    static String schema(String type) {
        return "{\"type\":\"record\",\"name\":\"acme.Order\",\"fields\":[{\"name\":\"x\",\"type\":" + type + "}]}";
    }
}
