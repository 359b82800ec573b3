package io.wirecost.inference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.SchemaFindings.Place;
import io.wirecost.core.dataset.SchemaFindings.Widening;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.inference.guess.TypeHints;
import io.wirecost.workloads.records.JsonEncoding;
import io.wirecost.workloads.records.UserRecords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnionInferenceTest {
    private static final List<String> PAYLOADS = List.of(
            "{\"type\":\"push\",\"size\":%d,\"commits\":[\"a\"]}",
            "{\"type\":\"watch\",\"action\":\"started\",\"size\":\"s%d\"}",
            "{\"type\":\"fork\",\"forkee\":{\"id\":%d},\"note\":null}");

    @TempDir
    private Path folder;

    private Given events() {
        return Given.values(folder, 60, i -> PAYLOADS.get(i % 3).formatted(i));
    }

    @Test
    void objects_whose_kind_a_field_names_are_a_union_and_each_kind_has_types_of_its_own() throws InputException {
        Inferred inferred = events().inferred();

        assertThat(inferred.findings().proof().different()).isZero();
        assertThat(inferred.findings().places())
                .extracting(place -> place.path() + " " + place.type())
                .containsExactly(
                        "v union of 3",
                        "v<push> record of 3",
                        "v<push>.type enum of 1",
                        "v<push>.size int",
                        "v<push>.commits array of enum of 1",
                        "v<push>.commits[] enum of 1",
                        "v<fork> record of 3",
                        "v<fork>.type enum of 1",
                        "v<fork>.forkee record of 1",
                        "v<fork>.forkee.id int",
                        "v<fork>.note string",
                        "v<watch> record of 3",
                        "v<watch>.type enum of 1",
                        "v<watch>.action enum of 1",
                        "v<watch>.size string");
        assertThat(inferred.findings().kinds()).isEmpty();
        assertThat(Given.place(inferred, "v").why()).isEqualTo("60 objects; objects of 3 kinds, told apart by type");
        assertThat(inferred.schema().record("inferred.VUnion").fields())
                .extracting(Field::name)
                .containsExactly("VPush", "VFork", "VWatch");
        assertThat(inferred.taken().records())
                .extracting(record -> ((RecordValue) record.get(0)).get(1) == null)
                .startsWith(true, true, false);
    }

    @Test
    void the_schema_without_unions_is_kept_to_be_compared() throws InputException {
        Inferred inferred = events().inferred();
        Inferred plain = events().inferred(new Requests(new TypeHints(Map.of(), Set.of(), true, false), List.of()));

        assertThat(inferred.withoutUnions()).contains(plain.schema());
        assertThat(Given.place(plain, "v").type()).isEqualTo("record of 6");
        assertThat(plain.findings().kinds()).hasSize(1);
        assertThat(plain.withoutUnions()).isEmpty();
    }

    @Test
    void a_kind_that_names_itself_too_rarely_or_by_no_name_makes_no_union() throws InputException {
        Inferred rare = Given.values(
                        folder, 60, i -> PAYLOADS.get(i < 3 ? 2 : i % 2).formatted(i))
                .inferred();
        Inferred unnamed = Given.values(
                        folder, 60, i -> PAYLOADS.get(i % 3).formatted(i).replace("push", "git push"))
                .inferred();

        assertThat(Given.place(rare, "v").type()).startsWith("record");
        assertThat(Given.place(unnamed, "v").type()).startsWith("record");
    }

    @Test
    void objects_that_have_the_keys_of_one_kind_only_are_a_union() throws InputException {
        Inferred inferred = Given.values(
                        folder,
                        40,
                        i -> i % 4 == 0
                                ? "{\"id\":%d,\"lat\":1.5,\"lon\":2.25}".formatted(i)
                                : "{\"id\":%d,\"street\":\"s\",\"city\":\"c\"}".formatted(i))
                .inferred();

        assertThat(Given.place(inferred, "v").type()).isEqualTo("union of 2");
        assertThat(Given.place(inferred, "v").why()).endsWith("objects of 2 kinds, told apart by their keys");
        assertThat(Given.place(inferred, "v<lat>.lat").type()).isEqualTo("double");
        assertThat(inferred.findings().proof().different()).isZero();
    }

    @Test
    void coordinates_of_geojson_are_unions_where_no_field_tells_their_depth() throws InputException {
        List<String> depths = List.of("[1.5,%d]", "[[1.5,%d],[2,3]]", "[[[0.25,%d]]]");
        Inferred inferred =
                Given.values(folder, 60, i -> depths.get(i % 3).formatted(i)).inferred();

        assertThat(inferred.findings().places())
                .extracting(place -> place.path() + " " + place.type())
                .containsExactly(
                        "v array of union of 2",
                        "v[] union of 2",
                        "v[]<number> double",
                        "v[]<array> array of union of 2",
                        "v[]<array>[] union of 2",
                        "v[]<array>[]<number> double",
                        "v[]<array>[]<array> array of double",
                        "v[]<array>[]<array>[] double");
        assertThat(inferred.findings().proof().different()).isZero();
    }

    @Test
    void a_geometry_whose_type_tells_the_depth_is_a_union_of_records_with_plain_coordinates() throws InputException {
        List<String> geometries = List.of(
                "{\"type\":\"Point\",\"coordinates\":[1.5,%d]}",
                "{\"type\":\"LineString\",\"coordinates\":[[1.5,%d],[2,3]]}",
                "{\"type\":\"Polygon\",\"coordinates\":[[[0.25,%d]]]}");
        Inferred inferred = Given.values(folder, 60, i -> geometries.get(i % 3).formatted(i))
                .inferred();

        assertThat(Given.place(inferred, "v").type()).isEqualTo("union of 3");
        assertThat(Given.place(inferred, "v<Point>.coordinates").type()).isEqualTo("array of double");
        assertThat(Given.place(inferred, "v<Polygon>.coordinates").type())
                .isEqualTo("array of array of array of double");
    }

    @Test
    void values_that_would_fit_two_branches_are_json_text_as_before() throws InputException {
        assertThat(Given.values(folder, List.of("1.5", "\"NaN\"", "[1]")).type())
                .as("a double can be spelled as a text")
                .isEqualTo("JSON text");
        assertThat(Given.values(folder, List.of("[\"2024-01-01T00:00:00Z\"]", "7"))
                        .type())
                .as("a branch has no spelling")
                .isEqualTo("JSON text");
        assertThat(Given.values(folder, List.of("{\"array\":[1]}", "[2]", "{\"array\":[3]}"))
                        .type())
                .as("the key is the name of a branch")
                .isEqualTo("JSON text");
    }

    @Test
    void a_union_may_be_absent_and_hold_texts_numbers_and_objects() throws InputException {
        Inferred inferred = Given.values(folder, List.of("1", "\"a\"", "null", "{\"x\":true}", "[\"b\"]"))
                .inferred();

        assertThat(Given.place(inferred, "v").type()).isEqualTo("union of 4");
        assertThat(inferred.schema().root().fields().get(0).type()).isInstanceOf(Type.OptionalType.class);
        assertThat(inferred.findings().proof().different()).isZero();
    }

    @Test
    void a_kind_that_only_the_other_half_has_is_told() throws InputException {
        Inferred inferred = Given.values(
                        folder,
                        60,
                        i -> PAYLOADS.get(i % 2 == 1 && i > 40 ? 2 : i % 4 / 2).formatted(i))
                .inferred();

        assertThat(inferred.findings().halves().widenings())
                .extracting(Widening::found)
                .contains("an object of the kind fork");
    }

    @Test
    void the_written_schema_reads_the_records_as_the_same_branches() throws InputException, IOException {
        Given given = events();
        Inferred inferred = given.inferred();
        Path schema = Files.writeString(folder.resolve("events.avsc"), AvroSchemaText.emitWithNotes(inferred.schema()));

        assertThat(UserRecords.read(Optional.of(schema), given.file(), JsonEncoding.PLAIN_JSON, Given.ALL)
                        .schema())
                .isEqualTo(inferred.schema());
    }

    @Test
    void a_type_is_asked_for_by_the_path_in_the_records() throws InputException {
        Inferred inferred = events().inferred(new Requests(
                new TypeHints(Map.of("v.forkee.id", Type.Primitive.LONG), Set.of(), true, true), List.of()));

        assertThat(Given.place(inferred, "v<fork>.forkee.id").type()).isEqualTo("long");
    }

    @Test
    void a_value_that_a_wished_type_does_not_hold_is_refused_in_a_union_too() {
        assertThatThrownBy(() -> events().inferred(new Requests(
                        new TypeHints(Map.of("v.action", Type.Primitive.INT), Set.of(), true, true), List.of())))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("v.action: ");
    }

    @Test
    void places_say_what_else_they_could_be() throws InputException {
        Place place = Given.place(events().inferred(), "v");

        assertThat(place.instead()).isEqualTo("one record with optional fields");
        assertThat(place.ifWrong()).isEqualTo("a value of another kind is refused");
    }
}
