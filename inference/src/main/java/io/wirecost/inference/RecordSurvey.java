package io.wirecost.inference;

import com.fasterxml.jackson.core.JsonParser;
import io.wirecost.compiler.json.JsonTokens;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.inference.RecordBatch.Slice;
import io.wirecost.inference.observe.Observer;
import io.wirecost.inference.observe.Omitted;
import io.wirecost.inference.observe.Seen;
import io.wirecost.inference.observe.Splits;
import io.wirecost.inference.observe.UnfitRecord;
import io.wirecost.workloads.source.JsonSource;
import io.wirecost.workloads.source.RawRecords;
import io.wirecost.workloads.source.SizeCounts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The first pass: what stands where in the records, in those with odd numbers and in those with even ones. Each half has
 * a thread of its own.
 */
final class RecordSurvey {
    private static final String PASS = "looking at the records";

    private final JsonSource source;
    private final Omitted unpacked;
    private final Observer odd;
    private final Observer even;
    private final SizeCounts sizes = new SizeCounts();
    private final Problems problems;
    private final List<Unfit> unfit = new ArrayList<>();

    private RecordSurvey(JsonSource source, Requests requests, Splits splits) {
        this.source = source;
        this.unpacked = requests.unpacked();
        this.odd = new Observer(requests.omitted(), splits);
        this.even = new Observer(requests.omitted(), splits);
        this.problems = Problems.inMany(source.name());
    }

    /**
     * A record that cannot be taken.
     *
     * @param isLast whether it makes no sense to look at further records
     */
    private record Unfit(long number, List<String> problems, boolean isLast) {}

    /**
     * Looks at all records.
     *
     * @param requests what is left out, and which texts are read as JSON
     * @param splits where kinds of objects are looked at each by itself
     * @throws InputException with all that is wrong with the records' JSON, or if there are none
     */
    static RecordSurvey of(JsonSource source, Requests requests, Splits splits, PassListener listener)
            throws IOException, InputException {
        RecordSurvey survey = new RecordSurvey(source, requests, splits);
        survey.read(listener);
        survey.problems.refuse();
        if (survey.sizes.records() == 0) {
            throw new InputException(source.name() + ": is empty; expected at least one record");
        }
        return survey;
    }

    private void read(PassListener listener) throws IOException, InputException {
        List<String> between = new ArrayList<>();
        try (RawRecords raw = source.open();
                Lanes lanes = new Lanes(2)) {
            for (RecordBatch batch = batch(raw, between); !batch.isEmpty(); batch = batch(raw, between)) {
                RecordBatch read = batch;
                lanes.give(0, () -> look(odd, read, 1), unfit::addAll);
                lanes.give(1, () -> look(even, read, 0), this::take);
                listener.read(PASS, raw.bytesRead(), raw.totalBytes());
            }
            lanes.finish();
        }
        between.forEach(problems::add);
    }

    /** What is wrong between records is the last problem. */
    private RecordBatch batch(RawRecords raw, List<String> between) throws IOException, InputException {
        return RecordBatch.of(
                raw,
                records -> {
                    try {
                        return between.isEmpty() && records.next();
                    } catch (InputException e) {
                        between.addAll(e.problems());
                        return false;
                    }
                },
                record -> {
                    sizes.add(record.length());
                    return false;
                });
    }

    /** Takes what is wrong with the records of a batch, of both halves. */
    private void take(List<Unfit> ofEven) throws InputException {
        unfit.addAll(ofEven);
        unfit.sort(Comparator.comparingLong(Unfit::number));
        for (Unfit each : unfit) {
            each.problems.forEach(problems::add);
            if (each.isLast) {
                problems.refuse();
            }
        }
        unfit.clear();
    }

    private List<Unfit> look(Observer half, RecordBatch batch, int remainder) {
        List<Unfit> unfit = new ArrayList<>();
        for (Slice record : batch.records()) {
            if (record.number() % 2 == remainder) {
                unpacked(record, unfit).ifPresent(read -> look(half, read, unfit));
            }
        }
        return unfit;
    }

    /** The record with the values that texts of it hold; empty if they hold none. */
    private Optional<Slice> unpacked(Slice record, List<Unfit> unfit) {
        if (unpacked == Omitted.NOTHING) {
            return Optional.of(record);
        }
        Json json;
        try {
            json = record.json();
        } catch (InputException e) {
            return Optional.of(record); // to say what is wrong in it
        }
        try {
            return Optional.of(record.with(Unpacked.of(json, unpacked)));
        } catch (InputException e) {
            unfit.add(new Unfit(record.number(), said(record, e.getMessage()), false));
            return Optional.empty();
        }
    }

    private static void look(Observer half, Slice record, List<Unfit> unfit) {
        try (JsonParser tokens = JsonTokens.of(record.bytes(), record.offset(), record.length())) {
            half.read(tokens, half.needsTrees() ? record.json() : new Json.Null(), record.number());
            if (tokens.nextToken() != null) {
                unfit.add(new Unfit(record.number(), described(record), false));
            }
        } catch (UnfitRecord e) {
            boolean isJson = e.reason() != UnfitRecord.Reason.DUPLICATE_KEY;
            boolean isLast = e.reason() == UnfitRecord.Reason.TOO_MANY_PLACES;
            unfit.add(new Unfit(record.number(), isJson ? said(record, e.getMessage()) : described(record), isLast));
        } catch (IOException | InputException e) {
            unfit.add(new Unfit(record.number(), described(record), false));
        }
    }

    private static List<String> said(Slice record, String problem) {
        Problems said = Problems.in(record.file());
        said.moveTo(record.place());
        said.add("", problem);
        return said.all();
    }

    /** Says what is wrong with a record's JSON. */
    private static List<String> described(Slice record) {
        try {
            record.json();
            return said(record, "too many keys with the same hash code, as made for an attack");
        } catch (InputException e) {
            return e.problems();
        }
    }

    /** The records with odd numbers. */
    Observer odd() {
        return odd;
    }

    /** The records with even numbers. */
    Observer even() {
        return even;
    }

    /**
     * What was seen in all records. The halves are of no use afterwards.
     *
     * @throws InputException if they have more different keys than there is room for
     */
    Seen all() throws InputException {
        try {
            odd.addAll(even);
        } catch (UnfitRecord e) {
            throw new InputException(source.name() + ": " + e.getMessage());
        }
        return odd.seen();
    }

    SizeCounts sizes() {
        return sizes;
    }
}
