package io.wirecost.inference;

import io.wirecost.compiler.value.JsonDifference;
import io.wirecost.compiler.value.JsonRecords;
import io.wirecost.compiler.value.PlainDialect;
import io.wirecost.compiler.value.WrittenJson;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.dataset.GivenNotes;
import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.inference.RecordBatch.Slice;
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
final class InferenceProof {
    private static final String PASS = "proving the schema";
    private static final int MOST_EXAMPLES = 20;

    private final JsonSource source;
    private final Schema schema;
    private final Omitted omitted;
    private final Omitted unpacked;
    private final PassListener listener;
    private final Problems problems;
    private final List<RecordValue> records = new ArrayList<>();
    private final List<Integer> compactBytes = new ArrayList<>();
    private final List<Integer> fileBytes = new ArrayList<>();
    private final List<String> examples = new ArrayList<>();
    private long read;
    private long different;
    private long leftOutBytes;
    private long envelopeBytes;

    InferenceProof(JsonSource source, Schema schema, Requests requests, PassListener listener) {
        this.source = source;
        this.schema = schema;
        this.omitted = requests.omitted();
        this.unpacked = requests.unpacked();
        this.listener = listener;
        this.problems = Problems.inMany(source.name());
    }

    /**
     * Reads all records.
     *
     * @param expected how many records the first pass has read
     * @throws InputException with the values that a type does not hold
     */
    Taken take(SamplePlan plan, long expected) throws IOException, InputException {
        try (RawRecords raw = source.open();
                Lanes lanes = new Lanes(Math.max(2, Runtime.getRuntime().availableProcessors()))) {
            int lane = 0;
            for (RecordBatch batch = batch(raw, plan); !batch.isEmpty(); batch = batch(raw, plan)) {
                RecordBatch given = batch;
                lanes.give(lane, () -> new BatchProof().of(given), this::take);
                lane = (lane + 1) % lanes.count();
                listener.read(PASS, raw.bytesRead(), raw.totalBytes());
            }
            lanes.finish();
        }
        problems.refuse();
        if (read != expected) {
            throw new InputException(source.name() + ": was changed while it was read; try again");
        }
        return new Taken(
                records,
                Optional.of(JsonAsGiven.of(
                        compactBytes,
                        fileBytes,
                        Optional.empty(),
                        new GivenNotes(leftOutBytes, envelopeBytes, List.of()))),
                plan.sampled());
    }

    private static RecordBatch batch(RawRecords raw, SamplePlan plan) throws IOException, InputException {
        return RecordBatch.of(raw, RawRecords::next, record -> plan.take(record.length()));
    }

    private void take(BatchProof proven) {
        proven.unfit.all().forEach(problems::add);
        read += proven.read;
        different += proven.differences.size();
        proven.differences.stream()
                .limit(MOST_EXAMPLES - (long) examples.size())
                .forEach(examples::add);
        proven.wanted.forEach(wanted -> {
            records.add(wanted.value);
            compactBytes.add(wanted.compactBytes);
            fileBytes.add(wanted.fileBytes);
            leftOutBytes += wanted.leftOutBytes;
            envelopeBytes += wanted.envelopeBytes;
        });
    }

    SchemaFindings.Proof result() {
        return new SchemaFindings.Proof(read, different, examples);
    }

    /** A record of the sample. */
    private record Wanted(RecordValue value, int compactBytes, int fileBytes, int leftOutBytes, int envelopeBytes) {}

    /** The proof of some records, by one thread. */
    private final class BatchProof {
        private final Problems unfit = new Problems();
        private final JsonRecords reader = new JsonRecords(schema, new PlainDialect(), unfit);
        private final WrittenJson writer = new WrittenJson(schema);
        private final List<String> differences = new ArrayList<>();
        private final List<Wanted> wanted = new ArrayList<>();
        private long read;

        BatchProof of(RecordBatch batch) {
            for (Slice record : batch.records()) {
                prove(record);
            }
            return this;
        }

        private void prove(Slice record) {
            unfit.moveTo(record.file(), record.place());
            read++;
            Json whole = unfit.collect(record::json);
            if (whole == null) {
                return; // the file was changed
            }
            Json stripped = Stripped.of(whole, omitted);
            Json json = unfit.collect(() -> Unpacked.of(stripped, unpacked));
            if (json == null) {
                return;
            }
            RecordValue value = reader.read(json);
            if (!unfit.isEmpty()) {
                return;
            }
            JsonDifference.of(json, writer.of(value))
                    .ifPresent(difference -> differences.add(record.place() + ": " + difference));
            if (record.wanted()) {
                int compactBytes = JsonText.compactBytes(whole);
                int leftOut = omitted == Omitted.NOTHING ? 0 : compactBytes - JsonText.compactBytes(stripped);
                wanted.add(new Wanted(value, compactBytes, record.length(), leftOut, record.envelopeLength()));
            }
        }
    }
}
