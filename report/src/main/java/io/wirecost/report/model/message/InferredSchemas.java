package io.wirecost.report.model.message;

import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.document.TerminalText;
import io.wirecost.report.model.message.InferredSchema.Halves;
import io.wirecost.report.model.message.InferredSchema.Place;
import io.wirecost.report.model.message.InferredSchema.Proof;
import io.wirecost.report.model.message.InferredSchema.Widening;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Tells people how a schema was found. */
public final class InferredSchemas {
    private static final int MOST_NAMED = 5;

    private InferredSchemas() {}

    /** Returns findings for display. */
    public static InferredSchema of(SchemaFindings findings) {
        String lead = "from " + Counted.of(findings.records(), "record");
        return new InferredSchema(
                "schema inferred %s: %s".formatted(lead, Counted.of(fields(findings), "field")),
                lead,
                findings.places().stream().map(InferredSchemas::place).toList(),
                findings.kinds().stream().map(KindsSentence::of).toList(),
                halves(findings.halves()),
                proof(findings.proof()),
                leftOut(findings.omitted()));
    }

    /** Elements of arrays and values of maps are places, but no fields. */
    private static long fields(SchemaFindings findings) {
        return findings.places().stream()
                .map(SchemaFindings.Place::path)
                .filter(path -> !path.endsWith("[]") && !path.endsWith("{}"))
                .count();
    }

    private static Place place(SchemaFindings.Place place) {
        return new Place(
                TerminalText.text(place.path()),
                TerminalText.text(place.type()),
                TerminalText.text(place.why()),
                TerminalText.text(place.absence()),
                place.examples().stream().map(TerminalText::text).toList(),
                TerminalText.text(place.instead()),
                TerminalText.text(place.ifWrong()));
    }

    private static Halves halves(SchemaFindings.Halves halves) {
        return new Halves(
                words(halves),
                halves.widenings().stream().map(InferredSchemas::widening).toList());
    }

    private static String words(SchemaFindings.Halves halves) {
        if (halves.checkedAgainst() == 0) {
            return "There is only one record: nothing to check the guess against.";
        }
        String guessed = "Guessed from " + Counted.of(halves.guessedFrom(), "record");
        String others = "the other " + Units.count(halves.checkedAgainst());
        return halves.widenings().isEmpty()
                ? "%s and checked against %s: all fit.".formatted(guessed, others)
                : "%s and checked against %s. What did not fit made the types wider:".formatted(guessed, others);
    }

    private static Widening widening(SchemaFindings.Widening widening) {
        return new Widening(
                TerminalText.text(widening.path()),
                TerminalText.text(widening.expected()),
                TerminalText.text(widening.found()),
                widening.count(),
                records(widening),
                TerminalText.text(widening.to()));
    }

    /** All that are named; misfits that no single record has, such as another spelling, name none. */
    private static String records(SchemaFindings.Widening widening) {
        String named = widening.records().stream().map(Units::count).collect(Collectors.joining(", "));
        return !named.isEmpty() && widening.count() > widening.records().size() ? named + ", …" : named;
    }

    private static Proof proof(SchemaFindings.Proof proof) {
        boolean warning = proof.different() > 0;
        return new Proof(
                warning ? unequal(proof) : equal(proof.records()),
                warning,
                proof.examples().stream().map(TerminalText::text).toList());
    }

    private static String equal(long records) {
        return records == 1
                ? "Proof: the record was read by this schema and written back as equal JSON."
                : "Proof: all %s were read by this schema and written back as equal JSON."
                        .formatted(Counted.of(records, "record"));
    }

    private static String unequal(SchemaFindings.Proof proof) {
        return "%s of %s %s not written back as equal JSON"
                .formatted(
                        Units.count(proof.different()),
                        Counted.of(proof.records(), "record"),
                        proof.different() == 1 ? "was" : "were");
    }

    static Optional<String> leftOut(List<String> omitted) {
        return omitted.isEmpty()
                ? Optional.empty()
                : Optional.of(omitted.stream()
                        .map(TerminalText::text)
                        .collect(Collectors.joining(", ", "left out, as you asked for: ", "")));
    }

    /** The first of many names, and how many more there are. */
    static String some(List<String> names) {
        String shown = names.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        int more = names.size() - MOST_NAMED;
        return more > 0 ? shown + " and " + Units.count(more) + " more" : shown;
    }
}
