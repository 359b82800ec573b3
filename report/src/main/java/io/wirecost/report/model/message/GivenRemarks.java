package io.wirecost.report.model.message;

import io.wirecost.core.dataset.GivenNotes;
import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.run.AsGiven;
import io.wirecost.report.wording.Counted;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Sentences on the JSON text in which a user's own records came. */
public final class GivenRemarks {
    private static final double LEAST = 0.001;

    private GivenRemarks() {}

    public static List<String> of(AsGiven given) {
        return Stream.of(
                        leftOut(given),
                        given.notes().flatMap(notes -> envelope(given, notes)),
                        given.notes().flatMap(GivenRemarks::rules))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<String> leftOut(AsGiven given) {
        Optional<String> what = given.leftOut()
                .map(LeftOutSentence::of)
                .or(() -> given.findings()
                        .map(SchemaFindings::omitted)
                        .filter(omitted -> !omitted.isEmpty())
                        .map(LeftOutSentence::of));
        long bytes = given.notes().map(GivenNotes::leftOutBytes).orElse(0L);
        String share = bytes == 0 ? "" : "; %s of the bytes of compact JSON".formatted(percent(bytes, total(given)));
        return what.map(sentence -> sentence + share);
    }

    private static long total(AsGiven given) {
        return given.compact().all().stream().mapToLong(Integer::longValue).sum();
    }

    private static Optional<String> envelope(AsGiven given, GivenNotes notes) {
        int records = given.file().all().size();
        long payload = given.file().all().stream().mapToLong(Integer::longValue).sum();
        return notes.envelopeBytes() == 0
                ? Optional.empty()
                : Optional.of("Kafka Connect's envelope is left out: it takes %s bytes of each record's line, %s of it"
                        .formatted(
                                Units.bytes((double) notes.envelopeBytes() / records),
                                percent(notes.envelopeBytes(), notes.envelopeBytes() + payload)));
    }

    private static Optional<String> rules(GivenNotes notes) {
        long all = notes.rules().stream().mapToLong(GivenNotes.Rule::count).sum();
        return all == 0
                ? Optional.empty()
                : Optional.of(notes.rules().stream()
                        .map(rule -> rule.keyword() + " (" + Units.count(rule.count()) + ")")
                        .collect(Collectors.joining(
                                ", ",
                                "%s of the JSON Schema only %s records: "
                                        .formatted(Counted.of(all, "rule"), all == 1 ? "forbids" : "forbid"),
                                "; every record was checked against the whole schema")));
    }

    private static String percent(long part, long whole) {
        double share = (double) part / Math.max(1, whole);
        return share < LEAST ? "less than 0.1 %" : Units.percent(share);
    }
}
