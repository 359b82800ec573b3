package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.message.InferredSchema;
import io.wirecost.report.model.message.InferredSchema.Halves;
import io.wirecost.report.model.message.InferredSchema.Place;
import io.wirecost.report.model.message.InferredSchema.Proof;
import io.wirecost.report.model.message.InferredSchema.Widening;
import io.wirecost.report.wording.Units;
import java.util.List;

/** The schema that was found in records that came without one, and how far it can be trusted. */
public final class SchemaSection {
    /** Examples stand in one line, so that a terminal has room for what they are examples of. */
    private static final int WIDEST_EXAMPLES = 36;

    private SchemaSection() {}

    /** Adds the fields with their types and reasons, and what became of the check and the proof. */
    public static void write(InferredSchema schema, Document.Writer page) {
        page.section("inferred schema", schema.lead());
        page.table(places(schema.places()));
        page.items(schema.kinds());
        halves(schema.halves(), page);
        proof(schema.proof(), page);
        schema.leftOut().ifPresent(page::paragraph);
    }

    private static Table places(List<Place> places) {
        return Columns.<Place>of()
                .name("field", Place::path)
                .name("type", Place::type)
                .words("why", SchemaSection::why)
                .name("examples", SchemaSection::examples)
                .whereItFits()
                .name("else", Place::instead)
                .whereItFits()
                .name("if wrong", Place::ifWrong)
                .whereItFits()
                .table(places);
    }

    private static String why(Place place) {
        return place.absence().isEmpty() ? place.why() : place.why() + "; " + place.absence();
    }

    /** The first, and further ones as far as the line allows. */
    private static String examples(Place place) {
        StringBuilder line = new StringBuilder();
        for (String example : place.examples()) {
            String next = line.isEmpty() ? example : ", " + example;
            if (!line.isEmpty() && line.length() + next.length() > WIDEST_EXAMPLES) {
                break;
            }
            line.append(next);
        }
        return line.toString();
    }

    private static void halves(Halves halves, Document.Writer page) {
        page.paragraph(halves.words());
        if (!halves.widenings().isEmpty()) {
            page.table(Columns.<Widening>of()
                    .name("field", Widening::path)
                    .name("guess", Widening::expected)
                    .words("found", Widening::found)
                    .figure("times", widening -> Units.count(widening.count()))
                    .words("in records", Widening::records)
                    .name("now", Widening::to)
                    .table(halves.widenings()));
        }
    }

    private static void proof(Proof proof, Document.Writer page) {
        if (proof.warning()) {
            page.warning(proof.words());
        } else {
            page.paragraph(proof.words());
        }
        page.items(proof.examples());
    }
}
