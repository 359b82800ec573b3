package io.wirecost.studies.rule;

import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Set;

/**
 * Lines have a better place in the order of one figure than in that of another; each is a part.
 *
 * @param figure by which they have the better place
 * @param than by which they have the worse one
 */
public record Rank(String figure, String than, List<String> lines) implements Check {
    public Rank {
        lines = List.copyOf(lines);
    }

    @Override
    public String words() {
        return "The place in the order of one figure, from the smallest, is before that in the order of the other.";
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure, than);
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        return new Verdict(lines.stream()
                .map(line -> ClaimPart.needing(
                        figures,
                        figure,
                        List.of(line),
                        () -> ClaimPart.needing(figures, than, List.of(line), () -> point(figures, line))))
                .toList());
    }

    private ClaimPart point(StudyFigures figures, String line) {
        long better = place(figures, figure, line);
        long worse = place(figures, than, line);
        return new ClaimPart(
                ClaimAnswer.of(better < worse, better >= worse),
                "Place by %s and by %s".formatted(figures.title(figure), figures.title(than)),
                "%s %d and %d".formatted(line, better, worse));
    }

    private static long place(StudyFigures figures, String by, String line) {
        double own = figures.known(by, line).centre();
        return 1
                + figures.having(by).stream()
                        .filter(other -> figures.known(by, other).centre() < own)
                        .count();
    }
}
