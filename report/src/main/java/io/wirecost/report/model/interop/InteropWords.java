package io.wirecost.report.model.interop;

import io.wirecost.core.run.Interop.Reading;
import io.wirecost.core.run.Interop.WrongValue;
import io.wirecost.core.value.Loss;
import io.wirecost.document.Visible;
import io.wirecost.report.model.interop.InteropModel.Group;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Sentences about readings. */
final class InteropWords {
    private InteropWords() {}

    static String yesOrNo(boolean answer) {
        return answer ? "yes" : "no";
    }

    /** All readings, counted. */
    static String summary(List<Group> groups) {
        List<String> parts = new ArrayList<>();
        for (Mark mark : List.of(Mark.OK, Mark.LOSS, Mark.KNOWN, Mark.WRONG, Mark.UNREADABLE)) {
            int count = groups.stream().mapToInt(group -> group.count(mark)).sum();
            if (count > 0) {
                parts.add(Units.count(count) + " " + words(mark));
            }
        }
        return parts.isEmpty()
                ? "No codec has read another one's bytes: there is none of its format and layout, or one of the two refuses the data."
                : "Readings of another codec's bytes: " + String.join(", ", parts) + ".";
    }

    private static String words(Mark mark) {
        return switch (mark) {
            case OK -> "exact";
            case LOSS -> "with declared losses";
            case KNOWN -> "with known differences";
            default -> mark.word();
        };
    }

    /** What came back, or why nothing did. */
    static String what(Reading reading) {
        return switch (reading.outcome()) {
            case OK -> "";
            case LOSS -> reading.losses().stream().map(Loss::description).collect(Collectors.joining("; "));
            case WRONG -> reading.difference().map(InteropWords::wrong).orElse("");
            case UNREADABLE -> Visible.text(reading.reason().orElse(""));
        };
    }

    private static String wrong(WrongValue value) {
        return Visible.text("record %d, %s: expected %s, got %s"
                .formatted(
                        value.record(),
                        value.path().isEmpty() ? "the record" : value.path(),
                        value.expected(),
                        value.actual()));
    }
}
