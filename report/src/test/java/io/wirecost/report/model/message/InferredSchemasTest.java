package io.wirecost.report.model.message;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.dataset.SchemaFindings.FindingKind;
import io.wirecost.core.dataset.SchemaFindings.Halves;
import io.wirecost.core.dataset.SchemaFindings.Kinds;
import io.wirecost.core.dataset.SchemaFindings.Place;
import io.wirecost.core.dataset.SchemaFindings.Proof;
import io.wirecost.core.dataset.SchemaFindings.Widening;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class InferredSchemasTest {
    private static final Halves NONE_TO_CHECK = new Halves(1, 0, List.of());
    private static final Proof EQUAL = new Proof(1, 0, List.of());

    @Test
    void one_record_with_one_field_is_no_plural() {
        InferredSchema schema = InferredSchemas.of(findings(NONE_TO_CHECK, List.of(), EQUAL));

        assertThat(schema.headline()).isEqualTo("schema inferred from 1 record: 1 field");
        assertThat(schema.halves().words()).isEqualTo("There is only one record: nothing to check the guess against.");
        assertThat(schema.proof().words())
                .isEqualTo("Proof: the record was read by this schema and written back as equal JSON.");
        assertThat(schema.leftOut()).isEmpty();
    }

    @Test
    void elements_and_values_of_maps_are_places_but_no_fields() {
        assertThat(InferredSchemas.of(findings(NONE_TO_CHECK, List.of(), EQUAL)).places())
                .extracting(InferredSchema.Place::path)
                .containsExactly("items", "items[]", "items[]{}");
    }

    @Test
    void the_first_records_and_keys_stand_for_many() {
        List<Long> records = LongStream.rangeClosed(1_001, 1_020).boxed().toList();
        Halves halves = new Halves(2, 1, List.of(new Widening("a", "int", "a text", 40, records, "string")));
        Kinds kinds = new Kinds(
                "", Optional.empty(), List.of(new FindingKind("", 0.004, List.of("a", "b", "c", "d", "e", "f"))));
        InferredSchema schema = InferredSchemas.of(findings(halves, List.of(kinds), EQUAL));

        assertThat(schema.halves().widenings().get(0).records())
                .startsWith("1,001, 1,002, ")
                .endsWith("1,019, 1,020, …");
        assertThat(schema.kinds())
                .containsExactly("the records: objects of 1 kind, told apart by their keys:"
                        + " (less than 1 %) with a, b, c, d, e and 1 more");
    }

    @Test
    void a_record_that_is_not_written_back_is_a_warning() {
        InferredSchema schema = InferredSchemas.of(findings(NONE_TO_CHECK, List.of(), new Proof(1, 1, List.of("why"))));

        assertThat(schema.proof().warning()).isTrue();
        assertThat(schema.proof().words()).isEqualTo("1 of 1 record was not written back as equal JSON");
    }

    private static SchemaFindings findings(Halves halves, List<Kinds> kinds, Proof proof) {
        List<Place> places = List.of(place("items"), place("items[]"), place("items[]{}"));
        return new SchemaFindings(1, places, halves, kinds, proof, List.of());
    }

    private static Place place(String path) {
        return new Place(path, "string", Optional.empty(), "1 text", "", List.of(), "", "");
    }
}
