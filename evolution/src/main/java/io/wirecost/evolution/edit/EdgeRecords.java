package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueRewrite;
import io.wirecost.evolution.edit.Places.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Records that show a change which tame records hide. */
public final class EdgeRecords {
    private static final int MOST_BRANCHES = 8;
    private static final String EQUAL_TEXT = "equal";

    private EdgeRecords() {}

    /**
     * The user's records as the newer version has them: where a new field has nothing to take, it has its default or is
     * absent. Those are left out that the newer version has no value for.
     *
     * @param older records of the edit's older version
     */
    public static List<RecordValue> newer(Edit edit, List<RecordValue> older) {
        return older.stream()
                .flatMap(record -> edit.backward().of(record).value().stream())
                .toList();
    }

    /**
     * The edge records of one side of an edit. Everything is there in the first ones, and each branch of a union. In the next
     * one all texts are equal: some libraries write an object once, and then refer to it. Then each field that the edit has
     * touched takes values at which a change shows, in a record of one's own if there is one that has the field.
     *
     * @param side the schema that they are written with: the edit's older or newer version
     * @param own records of that schema
     */
    @SuppressWarnings("ReferenceEquality") // both versions may describe the same values, and differ in their defaults
    public static List<RecordValue> of(Edit edit, Schema side, List<RecordValue> own) {
        Schema other = side == edit.before() ? edit.after() : edit.before();
        SampleValues samples = new SampleValues(side);
        List<RecordValue> full =
                IntStream.range(0, branches(side)).mapToObj(samples::full).toList();
        List<RecordValue> bases = Stream.concat(own.stream(), full.stream()).toList();
        List<RecordValue> records = new ArrayList<>(full);
        records.add(withEqualTexts(side, full.get(0)));
        for (Spot spot : TouchedFields.of(side, other)) {
            for (Object value : samples.edges(spot.field().type())) {
                bases.stream()
                        .flatMap(base -> with(side, base, spot, value).stream())
                        .findFirst()
                        .ifPresent(records::add);
            }
        }
        OwnRanges ranges = new OwnRanges(side);
        return records.stream().map(ranges::of).toList();
    }

    /** How many full records it takes to have every branch of every union. */
    private static int branches(Schema schema) {
        return schema.records()
                .filter(RecordDefinition::isUnion)
                .mapToInt(union -> Math.min(MOST_BRANCHES, union.fields().size()))
                .max()
                .orElse(1);
    }

    private static RecordValue withEqualTexts(Schema schema, RecordValue record) {
        return new ValueRewrite(schema) {
            @Override
            protected Object leaf(Type type, Object value) {
                return type == Type.Primitive.STRING ? EQUAL_TEXT : value;
            }
        }.of(record);
    }

    /** The record with a value wherever a field stands; empty if it stands nowhere. */
    private static Optional<RecordValue> with(Schema schema, RecordValue record, Spot spot, Object value) {
        boolean[] isHit = {false};
        RecordValue changed = new ValueRewrite(schema) {
            @Override
            protected Object member(RecordDefinition in, Field field, Object old) {
                if (!in.name().equals(spot.name()) || !field.equals(spot.field())) {
                    return super.member(in, field, old);
                }
                isHit[0] = true;
                return value;
            }
        }.of(record);
        return isHit[0] ? Optional.of(changed) : Optional.empty();
    }
}
