package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.StudyFigures;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Lines stand in an order, the smallest first. It has two parts: that all clear pairs agree, and Kendall's tau. A pair is
 * clear unless the source prints figures of both that are within 5 % of each other. Ours within 5 % agree with any order.
 *
 * @param rest whether all other lines that have a figure are above the last one, too
 */
public record Order(String figure, List<String> lines, boolean rest) implements Check {
    /** Of ten clear pairs nine are in this order. */
    private static final double LEAST_TAU = 0.8;

    public Order {
        lines = List.copyOf(lines);
    }

    private record Pair(String above, String below, Quotient ratio) {
        boolean isReversed() {
            return ratio.isBelow(1 / Quotient.EQUAL);
        }

        boolean agrees() {
            return PointRatios.isNotBelow(ratio) == ClaimAnswer.HOLDS;
        }
    }

    @Override
    public String words() {
        return "Of all pairs whose published figures differ by 5 %% or more, each is in this order%s or within 5 %%. Kendall's"
                        .formatted(rest ? ", with all the rest above the last," : "")
                + " tau over these pairs is at least 0.8, which is nine of ten; it is not if ties cannot bring it there.";
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure);
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        List<String> others = rest ? others(figures) : List.of();
        return ClaimPart.lacking(figures, figure, Check.both(lines, others))
                .map(Verdict::of)
                .orElseGet(() -> judge(figures, pairs(figures, others)));
    }

    private List<String> others(StudyFigures figures) {
        return figures.having(figure).stream()
                .filter(name -> !lines.contains(name))
                .toList();
    }

    private List<Pair> pairs(StudyFigures figures, List<String> others) {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String below = lines.get(i);
            lines.subList(i + 1, lines.size()).forEach(above -> add(figures, above, below, pairs));
            others.forEach(above -> add(figures, above, below, pairs));
        }
        return pairs;
    }

    private void add(StudyFigures figures, String above, String below, List<Pair> pairs) {
        boolean equal = figures.printed(figure, above)
                .flatMap(one -> figures.printed(figure, below).map(other -> Quotient.exactly(one / other)))
                .filter(published -> published.isWithin(Quotient.EQUAL))
                .isPresent();
        if (!equal) {
            pairs.add(new Pair(above, below, figures.ratio(figure, above, below)));
        }
    }

    private Verdict judge(StudyFigures figures, List<Pair> pairs) {
        String subject = PointRatios.subject(figures, figure);
        List<Pair> against = pairs.stream().filter(pair -> !pair.agrees()).toList();
        boolean reversed = against.stream().anyMatch(Pair::isReversed);
        double tau = tau(pairs, pair -> pair.ratio.centre() < 1);
        double best = tau(pairs, pair -> pair.ratio.isBelow(1));
        return new Verdict(List.of(
                new ClaimPart(ClaimAnswer.of(against.isEmpty(), reversed), subject, text(pairs, against)),
                new ClaimPart(
                        ClaimAnswer.of(tau >= LEAST_TAU, best < LEAST_TAU),
                        subject,
                        "tau over these pairs " + RatioText.number(tau))));
    }

    /** Kendall's tau: pairs in this order less those the other way round, over all. */
    private static double tau(List<Pair> pairs, Predicate<Pair> reversed) {
        return 1 - 2.0 * pairs.stream().filter(reversed).count() / pairs.size();
    }

    private static String text(List<Pair> pairs, List<Pair> against) {
        return "%d of %d clear pairs agree".formatted(pairs.size() - against.size(), pairs.size())
                + (against.isEmpty() ? "" : ", not " + names(against));
    }

    private static String names(List<Pair> pairs) {
        return pairs.stream()
                .map(pair -> PointRatios.shouldBeAbove(pair.above, pair.below, pair.ratio))
                .collect(Collectors.joining(", "));
    }
}
