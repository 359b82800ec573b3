package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Set;

/**
 * Two lines lie farther apart by one figure than by another.
 *
 * @param of the line that is divided by the other one
 * @param figure by which the ratio is larger
 * @param than by which it is smaller
 */
public record Wider(String of, String to, String figure, String than) implements Check {
    @Override
    public String words() {
        return "The ratio by the first figure is above that by the second.";
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure, than);
    }

    @Override
    public List<String> lines() {
        return List.of(of, to);
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        return Verdict.of(ClaimPart.needing(
                figures, figure, lines(), () -> ClaimPart.needing(figures, than, lines(), () -> point(figures))));
    }

    private ClaimPart point(StudyFigures figures) {
        Quotient wide = figures.ratio(figure, of, to);
        Quotient narrow = figures.ratio(than, of, to);
        return new ClaimPart(
                ClaimAnswer.of(isAbove(wide, narrow), isAbove(narrow, wide) || wide.isExact() && narrow.isExact()),
                "%s / %s".formatted(of, to),
                "%s %s, %s %s"
                        .formatted(
                                figures.title(figure), RatioText.of(wide), figures.title(than), RatioText.of(narrow)));
    }

    private static boolean isAbove(Quotient one, Quotient other) {
        return one.interval()
                .flatMap(own -> other.interval().filter(ends -> own.low() > ends.high()))
                .isPresent();
    }
}
