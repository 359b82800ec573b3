package io.wirecost.studies.rule;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.source.Span;
import java.util.List;
import java.util.Set;

/**
 * How many times as much a line is as others is what was published.
 *
 * @param to the line that is divided by each of the others
 * @param table file with the published ratios
 * @param column of the table
 */
public record Published(String figure, List<String> lines, String to, String table, String column) implements Check {
    /** A wider interval, from end to end, would agree with anything. */
    private static final double WIDEST = Quotient.NOTABLE * Quotient.NOTABLE;

    public Published {
        lines = List.copyOf(lines);
    }

    @Override
    public String words() {
        return "Each ratio lies within 5 % of what was published, with an interval of 10 % to either side at most; an"
                + " interval wholly outside of that and the claim does not hold.";
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure);
    }

    @Override
    public Verdict judge(Figures figures) {
        return Verdict.unless(
                figures.lacking(figure, Check.both(List.of(to), lines)),
                () -> lines.stream().map(line -> point(figures, line)).toList());
    }

    private Point point(Figures figures, String line) {
        Span published = figures.table(table).at(line, column).orElseThrow();
        Quotient ratio = figures.ratio(figure, to, line);
        return Point.of(
                answer(ratio, published),
                Evidence.subject(figures, figure),
                Evidence.ratio(to, line, ratio) + ", published " + RatioText.of(published));
    }

    private static Answer answer(Quotient ratio, Span published) {
        Interval allowed = new Interval(published.from() / Factor.ALLOWED, published.to() * Factor.ALLOWED);
        Interval interval = ratio.interval().orElseThrow();
        boolean within = allowed.contains(ratio.centre()) && interval.high() / interval.low() <= WIDEST;
        return Answer.of(within && interval.overlaps(allowed), !interval.overlaps(allowed));
    }
}
