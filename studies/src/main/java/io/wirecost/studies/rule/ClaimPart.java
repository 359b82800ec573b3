package io.wirecost.studies.rule;

import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A part of a claim, with its own answer.
 *
 * @param answer to this part alone
 * @param subject what is compared, for all parts that share it: {@code Time to write}; empty for a text that is a sentence
 * @param text such as {@code Thrift / Avro 1.02 (0.95 to 1.09), a tie}
 */
public record ClaimPart(ClaimAnswer answer, String subject, String text) {
    /** A point that is a sentence. */
    static ClaimPart sentence(ClaimAnswer answer, String text) {
        return new ClaimPart(answer, "", text);
    }

    /** A part that needs a figure of lines: without one it is not comparable, and with too few forks it cannot be told. */
    static ClaimPart needing(StudyFigures figures, String figure, List<String> lines, Supplier<ClaimPart> point) {
        return lacking(figures, figure, lines).orElseGet(point);
    }

    /** Why nothing can be said of lines; empty if something can. */
    static Optional<ClaimPart> lacking(StudyFigures figures, String figure, List<String> lines) {
        return figures.missing(figure, lines)
                .map(reason -> sentence(ClaimAnswer.INCOMPARABLE, reason))
                .or(() -> figures.few(figure, lines).map(reason -> sentence(ClaimAnswer.OPEN, reason)));
    }
}
