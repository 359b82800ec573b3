package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Lines of one group are mostly below those of another: counted over all pairs that have figures.
 *
 * @param share of the pairs that have to be so, from 0 to 1
 */
public record Between(
        String figure, List<String> these, String theseAre, List<String> those, String thoseAre, double share)
        implements Check {
    public Between {
        these = List.copyOf(these);
        those = List.copyOf(those);
    }

    @Override
    public String words() {
        return String.format(
                Locale.ROOT,
                "Of all pairs of one of the first and one of the others, more than %.0f %% have the first below.",
                100 * share);
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure);
    }

    @Override
    public List<String> lines() {
        return Check.both(these, those);
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        List<String> here = present(figures, these);
        List<String> there = present(figures, those);
        if (here.isEmpty() || there.isEmpty()) {
            return Verdict.of(ClaimPart.sentence(
                    ClaimAnswer.INCOMPARABLE,
                    "There are no figures of both groups: %s and %s.".formatted(theseAre, thoseAre)));
        }
        int below = 0;
        int above = 0;
        for (String one : here) {
            for (String other : there) {
                Quotient ratio = figures.ratio(figure, one, other);
                below += ratio.isBelow(1) ? 1 : 0;
                above += ratio.isAbove(1) ? 1 : 0;
            }
        }
        int pairs = here.size() * there.size();
        return Verdict.of(new ClaimPart(
                ClaimAnswer.of(below > share * pairs, pairs - above <= share * pairs),
                PointRatios.subject(figures, figure),
                "of %d pairs of %s (%d) and %s (%d), %d have the first certainly below, %d certainly above, and %d are ties"
                        .formatted(
                                pairs,
                                theseAre,
                                here.size(),
                                thoseAre,
                                there.size(),
                                below,
                                above,
                                pairs - below - above)));
    }

    private List<String> present(StudyFigures figures, List<String> names) {
        return names.stream()
                .filter(name ->
                        ClaimPart.lacking(figures, figure, List.of(name)).isEmpty())
                .toList();
    }
}
