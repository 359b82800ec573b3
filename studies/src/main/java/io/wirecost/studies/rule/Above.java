package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Set;

/**
 * Every line of some is above every line of others; each pair is a part.
 *
 * @param notable whether by a tenth or more
 * @param orEqual whether within 5 % will do
 */
public record Above(String figure, List<String> these, List<String> those, boolean notable, boolean orEqual)
        implements Check {
    public Above {
        these = List.copyOf(these);
        those = List.copyOf(those);
    }

    @Override
    public String words() {
        return "In each pair, the first is above the second%s."
                .formatted(notable ? ", by a tenth or more" : orEqual ? ", or within 5 % of it" : "");
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
        return new Verdict(these.stream()
                .flatMap(one -> those.stream()
                        .map(other -> ClaimPart.needing(
                                figures, figure, List.of(one, other), () -> point(figures, one, other))))
                .toList());
    }

    private ClaimPart point(StudyFigures figures, String one, String other) {
        Quotient ratio = figures.ratio(figure, one, other);
        return new ClaimPart(
                answer(ratio),
                PointRatios.subject(figures, figure),
                PointRatios.ratio(one, other, ratio)
                        + (orEqual ? PointRatios.unlessNotBelow(ratio) : PointRatios.unlessAbove(ratio)));
    }

    private ClaimAnswer answer(Quotient ratio) {
        if (notable) {
            return ClaimAnswer.of(ratio.isNotablyAbove(), ratio.isWithin(Quotient.NOTABLE) || ratio.isNotablyBelow());
        }
        return orEqual ? PointRatios.isNotBelow(ratio) : PointRatios.isAbove(ratio);
    }
}
