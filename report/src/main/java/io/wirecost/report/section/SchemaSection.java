package io.wirecost.report.section;

import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.dataset.SchemaFindings.Halves;
import io.wirecost.core.dataset.SchemaFindings.Kind;
import io.wirecost.core.dataset.SchemaFindings.Kinds;
import io.wirecost.core.dataset.SchemaFindings.Place;
import io.wirecost.core.dataset.SchemaFindings.Proof;
import io.wirecost.core.dataset.SchemaFindings.Widening;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The schema that was found in records that came without one, and how far it can be trusted. */
public final class SchemaSection {
    private static final int MOST_NAMED = 5;

    private SchemaSection() {}

    public static void write(SchemaFindings findings, Document.Writer page) {
        page.section("inferred schema", "from %s records".formatted(Units.count(findings.records())));
        page.table(Columns.<Place>of()
                .name("field", Place::path)
                .name("type", Place::type)
                .words("why", SchemaSection::why)
                .words("else", Place::instead)
                .words("if wrong", Place::ifWrong)
                .whereItFits()
                .table(findings.places()));
        page.items(findings.kinds().stream().map(SchemaSection::kinds).toList());
        halves(findings.halves(), page);
        proof(findings.proof(), page);
        if (!findings.omitted().isEmpty()) {
            page.paragraph("left out, as you asked for: " + String.join(", ", findings.omitted()));
        }
    }

    private static String why(Place place) {
        String absence = place.absence().isEmpty() ? "" : "; " + place.absence();
        String examples = place.examples().isEmpty() ? "" : ": " + String.join(", ", place.examples());
        return place.why() + examples + absence;
    }

    private static String kinds(Kinds kinds) {
        String where = kinds.path().isEmpty() ? "the records" : kinds.path();
        return "%s are of %d kinds%s: %s"
                .formatted(
                        where,
                        kinds.kinds().size(),
                        kinds.by().map(key -> ", told apart by " + key).orElse(""),
                        kinds.kinds().stream().map(SchemaSection::kind).collect(Collectors.joining("; ")));
    }

    private static String kind(Kind kind) {
        String name = kind.name().isEmpty() ? "" : kind.name() + " ";
        return String.format(
                Locale.ROOT, "%s(%.0f %%)%s", name, 100 * kind.share(), kind.own().isEmpty() ? "" : " with " + some(kind.own()));
    }

    private static String some(List<String> names) {
        String shown = names.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        return names.size() <= MOST_NAMED ? shown : shown + " and %d more".formatted(names.size() - MOST_NAMED);
    }

    private static void halves(Halves halves, Document.Writer page) {
        if (halves.checkedAgainst() == 0) {
            page.paragraph("One record only: nothing to check the guess against.");
        } else if (halves.widenings().isEmpty()) {
            page.paragraph("Guessed from %s records, the other %s fit."
                    .formatted(Units.count(halves.guessedFrom()), Units.count(halves.checkedAgainst())));
        } else {
            page.part(
                    "widened",
                    "guessed from %s records; what did not fit in the other %s"
                            .formatted(Units.count(halves.guessedFrom()), Units.count(halves.checkedAgainst())));
            page.table(Columns.<Widening>of()
                    .name("field", Widening::path)
                    .name("guess", Widening::expected)
                    .words("found", widening -> widening.found())
                    .figure("times", widening -> Units.count(widening.count()))
                    .words("in records", SchemaSection::records)
                    .name("now", Widening::to)
                    .table(halves.widenings()));
        }
    }

    private static String records(Widening widening) {
        return some(widening.records().stream().map(String::valueOf).toList());
    }

    private static void proof(Proof proof, Document.Writer page) {
        if (proof.different() == 0) {
            page.paragraph("Proof: all %s records were read by this schema and written back as equal JSON."
                    .formatted(Units.count(proof.records())));
        } else {
            page.warning("%s of %s records were not written back as equal JSON"
                    .formatted(Units.count(proof.different()), Units.count(proof.records())));
            page.items(proof.examples());
        }
    }
}
