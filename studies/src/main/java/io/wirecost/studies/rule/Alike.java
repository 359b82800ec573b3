package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Lines do not differ from another one; each is a part.
 *
 * @param within the factor that is no difference; empty for a tenth
 */
public record Alike(String figure, List<String> lines, String to, Optional<Double> within) implements Check {
    public Alike {
        lines = List.copyOf(lines);
    }

    private double factor() {
        return within.orElse(Quotient.NOTABLE);
    }

    @Override
    public String words() {
        return "Each ratio to %s is within a factor of %s, or a tie.".formatted(to, RatioText.number(factor()));
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure);
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        return new Verdict(lines.stream()
                .map(line -> ClaimPart.needing(figures, figure, List.of(to, line), () -> point(figures, line)))
                .toList());
    }

    private ClaimPart point(StudyFigures figures, String line) {
        Quotient ratio = figures.ratio(figure, to, line);
        return new ClaimPart(
                answer(ratio),
                PointRatios.subject(figures, figure),
                "%s, asked for within a factor of %s"
                        .formatted(PointRatios.ratio(to, line, ratio), RatioText.number(factor())));
    }

    private ClaimAnswer answer(Quotient ratio) {
        boolean near = 1 / factor() <= ratio.centre() && ratio.centre() <= factor();
        boolean far = !near && !ratio.isTie();
        return ClaimAnswer.of(!far && !ratio.isVague(), far);
    }
}
