package io.wirecost.studies.rule;

import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A part that cannot be compared here.
 *
 * @param part what the source says
 * @param reason why it cannot be compared, and what would make it comparable
 * @param of a figure of ours to show beside it; empty for none
 */
public record Incomparable(String part, String reason, Optional<Term> of) implements Check {
    @Override
    public String words() {
        return "";
    }

    @Override
    public Set<String> figures() {
        return of.map(term -> Set.of(term.figure())).orElse(Set.of());
    }

    @Override
    public List<String> lines() {
        return of.map(Term::lines).orElse(List.of());
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        String here = of.filter(term -> term.lacking(figures).isEmpty())
                .map(term -> " Here: %s, %s."
                        .formatted(
                                term.words(),
                                PointRatios.amount(
                                        figures.quantity(term.figure()),
                                        term.sample(figures).centre())))
                .orElse("");
        return Verdict.of(ClaimPart.sentence(ClaimAnswer.INCOMPARABLE, "%s: %s%s".formatted(part, reason, here)));
    }
}
