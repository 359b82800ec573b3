package io.wirecost.report.section;

import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.dataset.SchemaFindings.Halves;
import io.wirecost.core.dataset.SchemaFindings.Place;
import io.wirecost.core.dataset.SchemaFindings.Proof;
import io.wirecost.core.dataset.SchemaFindings.Widening;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.message.LeftOutSentence;
import io.wirecost.report.wording.Counted;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.stream.Collectors;

/** The schema that was found in records that came without one, and how far it can be trusted. */
public final class SchemaSection {
    /** Examples stand in one line, so that a terminal has room for what they are examples of. */
    private static final int WIDEST_EXAMPLES = 36;

    private SchemaSection() {}

    /** Adds the fields with their types and reasons, and what became of the check and the proof. */
    public static void write(SchemaFindings findings, Document.Writer page) {
        page.section("inferred schema", lead(findings));
        page.table(places(findings.places()));
        page.items(findings.kinds().stream().map(KindsSentence::of).toList());
        halves(findings.halves(), page);
        if (findings.proof().different() > 0) {
            page.warning(unequal(findings.proof()));
        } else {
            page.paragraph(equal(findings.proof().records()));
        }
        page.items(findings.proof().examples());
        if (!findings.omitted().isEmpty()) {
            page.paragraph(LeftOutSentence.of(findings.omitted()));
        }
    }

    /** Adds what a report says of it first, e.g. {@code schema inferred from 1,000 records: 24 fields}. */
    static void writeHead(SchemaFindings findings, Document.Writer page) {
        page.paragraph("schema inferred %s: %s".formatted(lead(findings), Counted.of(fields(findings), "field")));
        if (findings.proof().different() > 0) {
            page.warning("INFERRED SCHEMA: " + unequal(findings.proof()));
        }
    }

    private static String lead(SchemaFindings findings) {
        return "from " + Counted.of(findings.records(), "record");
    }

    /** Elements of arrays and values of maps are places, but no fields. */
    private static long fields(SchemaFindings findings) {
        return findings.places().stream()
                .map(Place::path)
                .filter(path -> !path.endsWith("[]") && !path.endsWith("{}"))
                .count();
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
        page.paragraph(words(halves));
        if (!halves.widenings().isEmpty()) {
            page.table(Columns.<Widening>of()
                    .name("field", Widening::path)
                    .name("guess", Widening::expected)
                    .words("found", Widening::found)
                    .figure("times", widening -> Units.count(widening.count()))
                    .words("in records", SchemaSection::records)
                    .name("now", Widening::to)
                    .table(halves.widenings()));
        }
    }

    private static String words(Halves halves) {
        if (halves.checkedAgainst() == 0) {
            return "There is only one record: nothing to check the guess against.";
        }
        String guessed = "Guessed from " + Counted.of(halves.guessedFrom(), "record");
        String others = "the other " + Units.count(halves.checkedAgainst());
        return halves.widenings().isEmpty()
                ? "%s and checked against %s: all fit.".formatted(guessed, others)
                : "%s and checked against %s. What did not fit made the types wider:".formatted(guessed, others);
    }

    /** All that are named; misfits that no single record has, such as another spelling, name none. */
    private static String records(Widening widening) {
        String named = widening.records().stream().map(Units::count).collect(Collectors.joining(", "));
        return !named.isEmpty() && widening.count() > widening.records().size() ? named + ", …" : named;
    }

    private static String equal(long records) {
        return records == 1
                ? "Proof: the record was read by this schema and written back as equal JSON."
                : "Proof: all %s were read by this schema and written back as equal JSON."
                        .formatted(Counted.of(records, "record"));
    }

    private static String unequal(Proof proof) {
        return "%s of %s %s not written back as equal JSON"
                .formatted(
                        Units.count(proof.different()),
                        Counted.of(proof.records(), "record"),
                        proof.different() == 1 ? "was" : "were");
    }
}
