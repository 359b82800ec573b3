package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.Quotient;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Every line of some is above every line of others.
 *
 * @param notable whether by a tenth or more
 * @param sets whether to count the sets of the pipeline in which the others took less time
 */
public record Above(String figure, List<String> these, List<String> those, boolean notable, boolean sets)
        implements Check {
    public Above {
        these = List.copyOf(these);
        those = List.copyOf(those);
    }

    @Override
    public String words() {
        return notable
                ? "Each of the first is notably above each of the others; one pair without a notable difference, or the"
                        + " other way round, and the claim does not hold."
                : "Each of the first is certainly above each of the others; one certainly below and the claim does not"
                        + " hold.";
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
    public Verdict judge(Figures figures) {
        return figures.lacking(figure, lines())
                .map(Verdict::untold)
                .orElseGet(() -> new Verdict(points(figures), sets ? won(figures) : List.of()));
    }

    private List<Point> points(Figures figures) {
        return these.stream()
                .flatMap(one -> those.stream().map(other -> point(figures, one, other)))
                .toList();
    }

    private Point point(Figures figures, String one, String other) {
        Quotient ratio = figures.ratio(figure, one, other);
        return Point.of(answer(ratio), Evidence.subject(figures, figure), Evidence.shouldBeAbove(one, other, ratio));
    }

    private List<String> won(Figures figures) {
        return those.stream()
                .map(other -> "Sets in which %s took less time: %s."
                        .formatted(
                                other,
                                these.stream()
                                        .map(one -> figures.setsWon(figure, other, one) + " against " + one)
                                        .collect(Collectors.joining(", "))))
                .toList();
    }

    private Answer answer(Quotient ratio) {
        return notable
                ? Answer.of(ratio.isNotablyAbove(), ratio.isAlike() || ratio.isNotablyBelow())
                : Evidence.isAbove(ratio);
    }
}
