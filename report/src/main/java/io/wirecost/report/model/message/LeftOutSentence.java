package io.wirecost.report.model.message;

import io.wirecost.core.dataset.LeftOut;
import io.wirecost.core.dataset.LeftOut.UnknownField;
import io.wirecost.report.wording.Counted;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.stream.Collectors;

/** Says what was left out of a user's records. */
public final class LeftOutSentence {
    private static final int MOST_SHOWN = 5;

    private LeftOutSentence() {}

    /** Fields that a user has left out. */
    public static String of(List<String> omitted) {
        return "left out, as you asked for: " + String.join(", ", omitted);
    }

    /** {@code left out: 1,204 values of 3 unknown fields: items[].note (1,000), x (104), y (100)}. */
    static String of(LeftOut leftOut) {
        List<UnknownField> fields = leftOut.fields();
        boolean isMore = fields.size() > MOST_SHOWN || leftOut.otherValues() > 0;
        return fields.stream()
                .limit(MOST_SHOWN)
                .map(field -> field.path() + " (" + Units.count(field.values()) + ")")
                .collect(Collectors.joining(
                        ", ",
                        "left out: %s of %s%s: "
                                .formatted(
                                        Counted.of(leftOut.values(), "value"),
                                        leftOut.otherValues() > 0 ? "more than " : "",
                                        Counted.of(fields.size(), "unknown field")),
                        isMore ? ", …" : ""));
    }
}
