package io.wirecost.workloads.records;

import io.wirecost.compiler.read.Reading;
import io.wirecost.compiler.value.Dialect;
import io.wirecost.compiler.value.JsonRecords;
import io.wirecost.compiler.value.UnknownMembers;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.TextPlace;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.source.JsonSource;
import io.wirecost.workloads.source.RawRecords;
import io.wirecost.workloads.source.SamplePlan;
import io.wirecost.workloads.source.Sampling;
import io.wirecost.workloads.source.SizeCounts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads JSON records under a schema. All of them are checked, and those of a sample are kept. */
final class JsonReading {
    private final JsonSource source;
    private final Schema schema;
    private final Dialect dialect;
    private final UnknownFields unknown;
    private final Reading reading;

    /** @param reading what the schema's language says beside the types of fields */
    JsonReading(JsonSource source, Schema schema, Dialect dialect, UnknownFields unknown, Reading reading) {
        this.reading = reading;
        this.source = source;
        this.schema = schema;
        this.dialect = dialect;
        this.unknown = unknown;
    }

    /** @throws InputException with the first problems of all records, and a count of the others */
    Taken take(Sampling sampling) throws IOException, InputException {
        Pass all = new Pass();
        SizeCounts sizes = check(all);
        SamplePlan plan = sampling.plan(sizes);
        Pass pass = new Pass();
        List<RecordValue> records = new ArrayList<>();
        List<Integer> compactBytes = new ArrayList<>();
        List<Integer> fileBytes = new ArrayList<>();
        try (RawRecords raw = source.open()) {
            while (raw.next()) {
                if (plan.take(raw.length())) {
                    Json json = json(raw);
                    records.add(pass.read(raw, json));
                    compactBytes.add(JsonText.compactBytes(json));
                    fileBytes.add(raw.length());
                }
            }
            pass.problems.refuse();
            if (raw.number() != sizes.records()) {
                throw new InputException(source.name() + ": was changed while it was read; try again");
            }
        }
        return new Taken(
                records, Optional.of(JsonAsGiven.of(compactBytes, fileBytes, all.leftOut.leftOut())), plan.sampled());
    }

    /** Reads all records once. */
    private SizeCounts check(Pass pass) throws IOException, InputException {
        SizeCounts sizes = new SizeCounts();
        try (RawRecords raw = source.open()) {
            while (pass.next(raw)) {
                sizes.add(raw.length());
                pass.check(raw);
            }
        }
        pass.problems.refuse();
        return sizes;
    }

    private static Json json(RawRecords raw) throws InputException {
        return JsonText.read(
                raw.bytes(), raw.offset(), raw.length(), new TextPlace(raw.file(), raw.line(), raw.column()));
    }

    /** One pass over the records, with what was wrong with them. */
    private final class Pass {
        private final Problems problems = Problems.inMany(source.name());
        private final UnknownMembers leftOut = new UnknownMembers();
        private final JsonRecords reader = reader();

        private JsonRecords reader() {
            JsonRecords strict = new JsonRecords(schema, dialect, problems).with(reading.forms(), leftOut);
            return unknown == UnknownFields.LEFT_OUT ? strict.ignoring(leftOut) : strict;
        }

        /** Moves to the next record; what is wrong between records is the last problem. */
        private boolean next(RawRecords raw) throws IOException {
            try {
                return raw.next();
            } catch (InputException e) {
                e.problems().forEach(problems::add);
                return false;
            }
        }

        private void check(RawRecords raw) {
            try {
                Json json = json(raw);
                int before = problems.all().size();
                read(raw, json);
                if (problems.all().size() == before) {
                    reading.check().problems(json).forEach(problem -> problems.add("", problem));
                }
            } catch (InputException e) {
                e.problems().forEach(problems::add);
            }
        }

        private RecordValue read(RawRecords raw, Json json) {
            problems.moveTo(raw.file(), "record " + raw.number() + " (line " + raw.line() + ")");
            return reader.read(json);
        }
    }
}
