package io.wirecost.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.dataset.SchemaFindings.FindingKind;
import io.wirecost.core.dataset.SchemaFindings.Halves;
import io.wirecost.core.dataset.SchemaFindings.Kinds;
import io.wirecost.core.dataset.SchemaFindings.Place;
import io.wirecost.core.dataset.SchemaFindings.Proof;
import io.wirecost.core.dataset.SchemaFindings.Widening;
import io.wirecost.document.Document;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SchemaSectionTest {
    private static final Halves NONE_TO_CHECK = new Halves(1, 0, List.of());
    private static final Proof EQUAL = new Proof(1, 0, List.of());

    @Test
    void one_record_with_one_field_is_no_plural() {
        SchemaFindings findings = findings(NONE_TO_CHECK, List.of(), EQUAL);

        assertThat(shown(findings, SchemaSection::write))
                .contains("from 1 record\n")
                .contains("There is only one record: nothing to check the guess against.")
                .contains("Proof: the record was read by this schema and written back as equal JSON.")
                .doesNotContain("left out");
    }

    @Test
    void elements_and_values_of_maps_are_places_but_no_fields() {
        SchemaFindings findings = findings(NONE_TO_CHECK, List.of(), EQUAL);

        assertThat(shown(findings, SchemaSection::writeHead)).contains("schema inferred from 1 record: 1 field");
        assertThat(shown(findings, SchemaSection::write)).contains("items ", "items[] ", "items[]{} ");
    }

    @Test
    void the_first_records_and_keys_stand_for_many() {
        List<Long> records = LongStream.rangeClosed(1_001, 1_020).boxed().toList();
        Halves halves = new Halves(2, 1, List.of(new Widening("a", "int", "a text", 40, records, "string")));
        Kinds kinds = new Kinds(
                "", Optional.empty(), List.of(new FindingKind("", 0.004, List.of("a", "b", "c", "d", "e", "f"))));

        assertThat(shown(findings(halves, List.of(kinds), EQUAL), SchemaSection::write))
                .contains("1,001, 1,002, ", "1,019, 1,020, …")
                .contains("the records: objects of 1 kind, told apart by their keys:"
                        + " (less than 1 %) with a, b, c, d, e and 1 more");
    }

    @Test
    void a_record_that_is_not_written_back_is_a_warning() {
        SchemaFindings findings = findings(NONE_TO_CHECK, List.of(), new Proof(1, 1, List.of("why")));

        assertThat(shown(findings, SchemaSection::write))
                .contains("1 of 1 record was not written back as equal JSON", "why");
        assertThat(shown(findings, SchemaSection::writeHead))
                .contains("INFERRED SCHEMA: 1 of 1 record was not written back as equal JSON");
    }

    private static String shown(SchemaFindings findings, BiConsumer<SchemaFindings, Document.Writer> section) {
        Document.Writer page = Document.writer();
        section.accept(findings, page);
        return TextRenderer.render(page.document(), new TextStyle(400, false));
    }

    private static SchemaFindings findings(Halves halves, List<Kinds> kinds, Proof proof) {
        List<Place> places = List.of(place("items"), place("items[]"), place("items[]{}"));
        return new SchemaFindings(1, places, halves, kinds, proof, List.of());
    }

    private static Place place(String path) {
        return new Place(path, "string", Optional.empty(), "1 text", "", List.of(), "", "");
    }
}
