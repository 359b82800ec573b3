package io.wirecost.evolution.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.RandomSchema;
import io.wirecost.contract.RandomValues;
import io.wirecost.core.binary.BinaryInput;
import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.Mismatch;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueReader;
import io.wirecost.core.value.ValueRewrite;
import io.wirecost.core.value.ValueWriter;
import io.wirecost.evolution.edit.Places.Spot;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What readers should see is held to itself: an edit and its way back give the value, or less of what was touched. */
class IdealTest {
    private static final List<Schema> SCHEMAS = Stream.concat(
                    Stream.of(Everything.SCHEMA), LongStream.range(1, 30).mapToObj(RandomSchema::small))
            .toList();

    @ParameterizedTest
    @EnumSource
    void what_a_reader_should_see_is_a_value_of_its_own_schema(EditKind kind) throws IOException {
        for (Edit edit : edits(kind)) {
            for (RecordValue newer : EdgeRecords.newer(edit, records(edit))) {
                assertThat(copied(edit.after(), newer)).isEmpty();
            }
            for (RecordValue edge : EdgeRecords.of(edit, edit.after(), List.of())) {
                assertThat(copied(edit.after(), edge)).isEmpty();
                Optional<RecordValue> older = edit.forward().of(edge).value();
                assertThat(older.isPresent() ? copied(edit.before(), older.get()) : Optional.empty())
                        .isEmpty();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_defaults_of_an_edited_schema_are_values_of_their_types(EditKind kind) throws IOException {
        for (Edit edit : edits(kind)) {
            for (Field field : edit.after()
                    .records()
                    .flatMap(record -> record.fields().stream())
                    .toList()) {
                if (field.defaultValue().isPresent()) {
                    Object value = field.defaultValue().get().value();
                    new ValueWriter(edit.after(), new BinaryOutput(OutputStream.nullOutputStream()))
                            .write(field.type(), value);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_value_comes_back_as_it_was_or_without_what_was_touched(EditKind kind) {
        boolean isAllKept = true;
        List<Edit> edits = edits(kind);
        for (Edit edit : edits) {
            for (RecordValue record : records(edit)) {
                Optional<RecordValue> back = edit.backward()
                        .of(record)
                        .value()
                        .flatMap(newer -> edit.forward().of(newer).value());
                Comparer comparer = new Comparer(edit.before(), Set.of());
                boolean isKept = back.filter(
                                value -> comparer.compare(record, value).isEmpty())
                        .isPresent();
                isAllKept &= isKept;
                if (!isKept && back.isPresent()) {
                    assertThat(comparer.compare(untouched(edit, record), untouched(edit, back.get())))
                            .as("%s at %s", kind, edit.place())
                            .isEmpty();
                }
                assertThat(isKept || !kind.keepsAll())
                        .as("%s at %s of %s: %s", kind, edit.place(), record, back)
                        .isTrue();
            }
        }
        assertThat(isAllKept).isEqualTo(kind.keepsAll() || edits.isEmpty());
    }

    private static List<Edit> edits(EditKind kind) {
        return SCHEMAS.stream()
                .flatMap(schema ->
                        EditCatalogue.of(schema, new EditChoice(EnumSet.of(kind), Optional.empty(), 1, 50)).stream())
                .toList();
    }

    private static List<RecordValue> records(Edit edit) {
        RandomValues random = new RandomValues(edit.before(), 7);
        List<RecordValue> records = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            records.add(random.next(5));
        }
        records.addAll(EdgeRecords.of(edit, edit.before(), records));
        return records;
    }

    /** The record without the fields that an edit has touched. */
    private static RecordValue untouched(Edit edit, RecordValue record) {
        List<Spot> touched = TouchedFields.of(edit.before(), edit.after());
        return new ValueRewrite(edit.before()) {
            @Override
            protected Object member(RecordDefinition in, Field field, Object value) {
                return touched.contains(new Spot(in, field)) ? null : super.member(in, field, value);
            }
        }.of(record);
    }

    /** The difference between a value and what is read after it was written by its types. */
    private static Optional<Mismatch> copied(Schema schema, RecordValue value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryOutput out = new BinaryOutput(bytes);
        new ValueWriter(schema, out).write(value);
        out.flush();
        BinaryInput in = new BinaryInput("copy", new ByteArrayInputStream(bytes.toByteArray()));
        return new Comparer(schema, Set.of()).compare(value, new ValueReader(schema, in).read());
    }
}
