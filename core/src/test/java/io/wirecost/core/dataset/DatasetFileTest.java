package io.wirecost.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.binary.DamagedFileException;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.schema.Type.Temporal;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.RecordValue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatasetFileTest {
    private static final Schema SCHEMA = new Schema(
            "R",
            List.of(
                    new RecordDefinition(
                            "R",
                            List.of(
                                    new Field("nothing", Primitive.NULL),
                                    new Field("flag", Primitive.BOOLEAN),
                                    new Field("number", Primitive.FLOAT),
                                    new Field("text", new Type.OptionalType(Primitive.STRING)),
                                    new Field("bytes", Primitive.BYTES),
                                    new Field("date", Temporal.DATE),
                                    new Field("time", Temporal.TIME_MICROS),
                                    new Field("instant", Temporal.TIMESTAMP_MICROS),
                                    new Field("local", Temporal.LOCAL_TIMESTAMP_MILLIS),
                                    new Field("decimal", new Type.Decimal(9, 2, Optional.empty())),
                                    new Field("uuid", new Type.Uuid(Optional.empty())),
                                    new Field("state", new Type.EnumRef("E")),
                                    new Field("list", new Type.ArrayType(new Type.OptionalType(Primitive.INT))),
                                    new Field("map", new Type.MapType(new Type.RecordRef("R"))))),
                    new EnumDefinition("E", List.of("A", "B"))));

    private static final Filter FILTER = new Filter(List.of(
            new Filter.Condition(FieldPath.of("state"), Set.of("A", "B")),
            new Filter.Condition(FieldPath.of("flag"), Set.of(true)),
            new Filter.Condition(FieldPath.of("text"), Set.of("🚀", ""))));

    @Test
    void the_records_of_all_groups_come_one_after_the_other(@TempDir Path folder) throws Exception {
        Dataset one = dataset(record("a", Map.of()));
        List<RecordValue> many = List.of(record("b", Map.of()), record("c", Map.of()));
        Dataset dataset = one.with(List.of(one.groups().get(0), new Group("more", many)));
        Path file = folder.resolve("dataset");
        try (OutputStream out = Files.newOutputStream(file)) {
            DatasetFile.write(dataset, out);
        }
        Comparer comparer = new Comparer(dataset.schema(), Set.of());

        try (DatasetStream stream = DatasetFile.stream(file)) {
            assertThat(stream.schema()).isEqualTo(dataset.schema());
            for (RecordValue record : dataset.records()) {
                assertThat(comparer.compare(record, stream.next().orElseThrow()))
                        .isEmpty();
            }
            assertThat(stream.next()).isEmpty();
        }
    }

    @Test
    void a_dataset_comes_back_value_for_value() throws IOException {
        Dataset dataset = dataset(record("🚀\u0000", Map.of("key", record(null, Map.of()))));

        Dataset back = DatasetFile.read(new ByteArrayInputStream(bytes(dataset)));

        assertThat(back.name()).isEqualTo("test");
        assertThat(back.schema()).isEqualTo(SCHEMA);
        assertThat(back.seed()).hasValue(7);
        assertThat(back.groups()).extracting(Group::label).containsExactly("only");
        assertThat(back.filter()).isEqualTo(dataset.filter());
        assertThat(new Comparer(SCHEMA, Set.of())
                        .compare(dataset.records().get(0), back.records().get(0)))
                .isEmpty();
    }

    @Test
    void texts_and_names_of_any_length_come_back() throws IOException {
        String text = "ä".repeat(70_000);
        Dataset dataset = new Dataset(
                text,
                SCHEMA,
                List.of(new Group(text, List.of(record(text, Map.of())))),
                OptionalLong.empty(),
                new Filter(List.of()));

        Dataset back = DatasetFile.read(new ByteArrayInputStream(bytes(dataset)));

        assertThat(back.name()).isEqualTo(text);
        assertThat(back.groups().get(0).label()).isEqualTo(text);
        assertThat(back.records().get(0).get(3)).isEqualTo(text);
        assertThat(back.seed()).isEmpty();
    }

    @Test
    void a_file_of_another_version_is_refused_with_both_versions() throws IOException {
        byte[] file = bytes(dataset(record("a", Map.of())));
        file["wirecost dataset".length() + Integer.BYTES - 1] = 2;

        assertThatThrownBy(() -> DatasetFile.read(new ByteArrayInputStream(file)))
                .isInstanceOf(DamagedFileException.class)
                .hasMessage("dataset, before byte 20: expected version 1 of \"wirecost dataset\","
                        + " but found version 2");
    }

    @Test
    void a_file_that_is_cut_short_or_goes_on_is_refused() throws IOException {
        byte[] file = bytes(dataset(record("a", Map.of("key", record(null, Map.of())))));

        for (int length = 0; length <= file.length + 1; length++) {
            if (length != file.length) {
                byte[] other = Arrays.copyOf(file, length);
                assertThatThrownBy(() -> DatasetFile.read(new ByteArrayInputStream(other)))
                        .as("%d bytes", length)
                        .isInstanceOf(DamagedFileException.class);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, '(', 0x7f, 0x80, 0xff})
    void a_damaged_byte_gives_another_dataset_or_is_refused(int damage) throws IOException {
        byte[] file = bytes(dataset(record("a", Map.of("key", record(null, Map.of())))));

        for (int i = 0; i < file.length; i++) {
            byte[] damaged = file.clone();
            damaged[i] = (byte) damage;
            try {
                assertThat(DatasetFile.read(new ByteArrayInputStream(damaged)).records())
                        .isNotEmpty();
            } catch (DamagedFileException e) {
                assertThat(e).hasMessageStartingWith("dataset, before byte ");
            }
        }
    }

    @Test
    void values_that_lie_too_deep_in_each_other_are_refused() throws IOException {
        Schema chain = new Schema(
                "R",
                List.of(new RecordDefinition(
                        "R", List.of(new Field("next", new Type.OptionalType(new Type.RecordRef("R")))))));
        RecordValue last = RecordValue.of((Object) null);
        Dataset dataset = new Dataset(
                "chain", chain, List.of(new Group("only", List.of(last))), OptionalLong.empty(), new Filter(List.of()));
        byte[] shallow = bytes(dataset);
        byte[] deep = Arrays.copyOf(shallow, 10_000_000);
        Arrays.fill(deep, shallow.length - 1, deep.length, (byte) 1);

        assertThatThrownBy(() -> DatasetFile.read(new ByteArrayInputStream(deep)))
                .isInstanceOf(DamagedFileException.class)
                .hasMessageContaining("nested too deeply");
    }

    @Test
    void the_checksum_tells_values_apart() {
        assertThat(dataset(record("a", Map.of())).checksum())
                .isEqualTo(dataset(record("a", Map.of())).checksum())
                .isNotEqualTo(dataset(record("b", Map.of())).checksum());
    }

    @Test
    void the_checksum_tells_filters_apart() {
        RecordValue record = record("a", Map.of());

        assertThat(dataset(record, FILTER).checksum())
                .isNotEqualTo(dataset(record, new Filter(List.of())).checksum());
    }

    @Test
    void a_dataset_without_records_cannot_exist() {
        assertThatThrownBy(() -> new Dataset("empty", SCHEMA, List.of(), OptionalLong.empty(), FILTER))
                .hasMessageContaining("at least one record");
    }

    @Test
    void a_dataset_with_a_filter_of_another_schema_cannot_exist() {
        Filter filter = new Filter(List.of(new Filter.Condition(FieldPath.of("stat"), Set.of("A"))));

        assertThatThrownBy(() -> dataset(record("a", Map.of()), filter))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("stat: the record R has no field stat");
    }

    private static Dataset dataset(RecordValue record) {
        return dataset(record, FILTER);
    }

    private static Dataset dataset(RecordValue record, Filter filter) {
        return new Dataset("test", SCHEMA, List.of(new Group("only", List.of(record))), OptionalLong.of(7), filter);
    }

    private static RecordValue record(String text, Map<String, RecordValue> map) {
        return RecordValue.of(
                null,
                true,
                -0f,
                text,
                new byte[] {1, -1},
                LocalDate.of(2024, 2, 29),
                LocalTime.of(1, 2, 3, 4_000),
                Instant.parse("1969-12-31T23:59:59.999999Z"),
                LocalDateTime.of(2024, 1, 1, 0, 0),
                new BigDecimal("1.50"),
                new UUID(1, 2),
                "B",
                Arrays.asList(1, null, 3),
                map);
    }

    private static byte[] bytes(Dataset dataset) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        DatasetFile.write(dataset, out);
        return out.toByteArray();
    }
}
