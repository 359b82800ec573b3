package io.wirecost.inference;

import io.wirecost.compiler.json.Json;
import io.wirecost.compiler.json.JsonText;
import io.wirecost.compiler.json.TextPlace;
import io.wirecost.compiler.value.JsonDifference;
import io.wirecost.compiler.value.JsonRecords;
import io.wirecost.compiler.value.PlainDialect;
import io.wirecost.compiler.value.WrittenJson;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.inference.observe.Omitted;
import io.wirecost.workloads.records.Taken;
import io.wirecost.workloads.source.JsonSource;
import io.wirecost.workloads.source.RawRecords;
import io.wirecost.workloads.source.SamplePlan;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The second pass: every record is read by the schema and written back, and has to be the same JSON value. */
final class Proof {
    private static final String PASS = "proving the schema";
    private static final int RECORDS_PER_NEWS = 256;
    private static final int MOST_EXAMPLES = 20;

    private final JsonSource source;
    private final Omitted omitted;
    private final PassListener listener;
    private final Problems problems;
    private final JsonRecords reader;
    private final WrittenJson writer;
    private final List<RecordValue> records = new ArrayList<>();
    private final List<Integer> compactBytes = new ArrayList<>();
    private final List<Integer> fileBytes = new ArrayList<>();
    private final List<String> examples = new ArrayList<>();
    private long read;
    private long different;

    Proof(JsonSource source, Schema schema, Omitted omitted, PassListener listener) {
        this.source = source;
        this.omitted = omitted;
        this.listener = listener;
        this.problems = Problems.inMany(source.name());
        this.reader = new JsonRecords(schema, new PlainDialect(), problems);
        this.writer = new WrittenJson(schema);
    }

    /**
     * Reads all records.
     *
     * @param expected how many records the first pass has read
     * @throws InputException with the values that a type does not hold
     */
    Taken take(SamplePlan plan, long expected) throws IOException, InputException {
        try (RawRecords raw = source.open()) {
            while (raw.next()) {
                prove(raw, plan.take(raw.length()));
                if (raw.number() % RECORDS_PER_NEWS == 0) {
                    listener.read(PASS, raw.bytesRead(), raw.totalBytes());
                }
            }
        }
        problems.refuse();
        if (read != expected) {
            throw new InputException(source.name() + ": was changed while it was read; try again");
        }
        return new Taken(
                records,
                Optional.of(new JsonAsGiven(compactBytes, fileBytes, Optional.empty(), Optional.empty())),
                plan.sampled());
    }

    SchemaFindings.Proof result() {
        return new SchemaFindings.Proof(read, different, examples);
    }

    private void prove(RawRecords raw, boolean taken) throws InputException {
        Json json = Stripped.of(
                JsonText.read(
                        raw.bytes(), raw.offset(), raw.length(), new TextPlace(raw.file(), raw.line(), raw.column())),
                omitted);
        String place = "record " + raw.number() + " (line " + raw.line() + ")";
        problems.moveTo(raw.file(), place);
        RecordValue value = reader.read(json);
        read++;
        if (!problems.isEmpty()) {
            return;
        }
        compare(place, json, value);
        if (taken) {
            records.add(value);
            compactBytes.add((int) JsonText.compactBytes(json));
            fileBytes.add(raw.length());
        }
    }

    private void compare(String place, Json json, RecordValue value) {
        Optional<String> difference = JsonDifference.of(json, writer.of(value));
        if (difference.isPresent()) {
            different++;
            if (examples.size() < MOST_EXAMPLES) {
                examples.add(place + ": " + difference.get());
            }
        }
    }
}
