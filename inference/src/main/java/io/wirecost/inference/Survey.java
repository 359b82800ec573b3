package io.wirecost.inference;

import com.fasterxml.jackson.core.JsonParser;
import io.wirecost.compiler.json.JsonText;
import io.wirecost.compiler.json.TextPlace;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.inference.observe.Observer;
import io.wirecost.inference.observe.Omitted;
import io.wirecost.inference.observe.Seen;
import io.wirecost.inference.observe.UnfitRecord;
import io.wirecost.workloads.source.JsonSource;
import io.wirecost.workloads.source.RawRecords;
import io.wirecost.workloads.source.SizeCounts;
import java.io.IOException;

/** The first pass: what stands where in the records, in those with odd numbers and in those with even ones. */
final class Survey {
    private static final String PASS = "looking at the records";
    private static final int RECORDS_PER_NEWS = 256;

    private final JsonSource source;
    private final Observer odd;
    private final Observer even;
    private final SizeCounts sizes = new SizeCounts();
    private final Problems problems;

    private Survey(JsonSource source, Omitted omitted) {
        this.source = source;
        this.odd = new Observer(omitted);
        this.even = new Observer(omitted);
        this.problems = Problems.inMany(source.name());
    }

    /** @throws InputException with all that is wrong with the records' JSON, or if there are none */
    static Survey of(JsonSource source, Omitted omitted, PassListener listener) throws IOException, InputException {
        Survey survey = new Survey(source, omitted);
        survey.read(listener);
        survey.problems.refuse();
        if (survey.sizes.records() == 0) {
            throw new InputException(source.name() + ": is empty; expected at least one record");
        }
        return survey;
    }

    private void read(PassListener listener) throws IOException, InputException {
        try (RawRecords raw = source.open()) {
            while (next(raw)) {
                sizes.add(raw.length());
                look(raw);
                if (raw.number() % RECORDS_PER_NEWS == 0) {
                    listener.read(PASS, raw.bytesRead(), raw.totalBytes());
                }
            }
        }
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

    private void look(RawRecords raw) throws InputException {
        Observer half = raw.number() % 2 == 1 ? odd : even;
        try (JsonParser tokens = JsonText.tokens(raw.bytes(), raw.offset(), raw.length())) {
            half.read(tokens, raw.number());
            if (tokens.nextToken() != null) {
                describe(raw);
            }
        } catch (UnfitRecord e) {
            switch (e.reason()) {
                case DUPLICATE_KEY -> describe(raw);
                case NO_OBJECT -> add(raw, e);
                case TOO_MANY_PLACES -> {
                    add(raw, e);
                    problems.refuse();
                }
            }
        } catch (IOException e) {
            describe(raw);
        }
    }

    private void add(RawRecords raw, UnfitRecord e) {
        problems.moveTo(raw.file(), "record " + raw.number() + " (line " + raw.line() + ")");
        problems.add("", e.getMessage());
    }

    /** Says what is wrong with a record's JSON. */
    private void describe(RawRecords raw) {
        try {
            JsonText.read(raw.bytes(), raw.offset(), raw.length(), new TextPlace(raw.file(), raw.line(), raw.column()));
        } catch (InputException e) {
            e.problems().forEach(problems::add);
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
