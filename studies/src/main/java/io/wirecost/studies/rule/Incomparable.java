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

    /** With a figure of ours the reason comes first, since several parts share it. */
    @Override
    public Verdict judge(StudyFigures figures) {
        return Verdict.of(of.filter(term -> term.lacking(figures).isEmpty())
                .map(term -> new ClaimPart(
                        ClaimAnswer.INCOMPARABLE,
                        PointRatios.atBeginning(reason.replaceAll("[.]$", "")),
                        "%s, here %s".formatted(part, amount(figures, term))))
                .orElseGet(() -> ClaimPart.sentence(
                        ClaimAnswer.INCOMPARABLE, "%s: %s".formatted(PointRatios.atBeginning(part), reason))));
    }

    private static String amount(StudyFigures figures, Term term) {
        return PointRatios.amount(
                figures.quantity(term.figure()), term.sample(figures).centre());
    }
}
