package io.wirecost.studies.rule;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.Sample;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The ratio of two figures, or a figure itself, lies within bounds.
 *
 * @param to empty for the figure itself, in its unit: bytes, or nanoseconds
 * @param least the lower bound; empty for none
 * @param most the upper bound; empty for none
 * @param about instead of bounds: the published ratio, which may be missed by 5 %
 */
public record Factor(Term of, Optional<Term> to, Optional<Double> least, Optional<Double> most, Optional<Double> about)
        implements Check {
    /** How far a ratio may be from the published one, which is rounded. */
    static final double ALLOWED = 1.05;

    /** A figure of a line. */
    public record Term(String figure, String line) {
        private Optional<String> lacking(Figures figures) {
            return figures.lacking(figure, List.of(line));
        }

        private Sample sample(Figures figures) {
            return figures.known(figure, line);
        }
    }

    @Override
    public String words() {
        if (about.isPresent()) {
            return "The ratio lies within 5 %% of %s, which was published, with its whole interval; wholly outside and the claim does not hold."
                    .formatted(number(about.get()));
        }
        String bounds = least.isPresent() && least.equals(most)
                ? "is " + number(least.get())
                : Stream.of(
                                least.map(bound -> "is at least " + number(bound)),
                                most.map(bound -> (least.isPresent() ? "at most " : "is at most ") + number(bound)))
                        .flatMap(Optional::stream)
                        .collect(Collectors.joining(" and "));
        return "%s %s, with its whole interval; wholly outside and the claim does not hold."
                .formatted(to.isPresent() ? "The ratio" : "The figure", bounds);
    }

    @Override
    public Set<String> figures() {
        return Stream.concat(Stream.of(of), to.stream()).map(Term::figure).collect(Collectors.toSet());
    }

    @Override
    public List<String> lines() {
        return Stream.concat(Stream.of(of), to.stream())
                .map(Term::line)
                .distinct()
                .toList();
    }

    @Override
    public Verdict judge(Figures figures) {
        Optional<String> lacking = of.lacking(figures).or(() -> to.flatMap(term -> term.lacking(figures)));
        return Verdict.unless(lacking, () -> List.of(point(figures)));
    }

    private Point point(Figures figures) {
        Sample one = of.sample(figures);
        Quotient ratio = to.map(term -> one.over(term.sample(figures)))
                .orElseGet(() -> new Quotient(
                        one.centre(),
                        one.basis() == Sample.Basis.EXACT
                                ? Optional.of(new Interval(one.centre(), one.centre()))
                                : one.estimate().interval()));
        Optional<Double> low = least.or(() -> about.map(published -> published / ALLOWED));
        Optional<Double> high = most.or(() -> about.map(published -> published * ALLOWED));
        boolean inside = low.map(bound -> certain(ratio, bound, true)).orElse(true)
                && high.map(bound -> certain(ratio, bound, false)).orElse(true);
        boolean outside = low.filter(ratio::isBelow).isPresent()
                || high.filter(ratio::isAbove).isPresent();
        return Point.of(Answer.of(inside, outside), subject(figures), text(ratio));
    }

    private static boolean certain(Quotient ratio, double bound, boolean above) {
        return ratio.interval()
                .filter(ends -> above ? ends.low() >= bound : ends.high() <= bound)
                .isPresent();
    }

    /** One figure against another of the same line is a subject of its own. */
    private String subject(Figures figures) {
        String subject = Evidence.subject(figures, of.figure());
        return to.map(Term::figure)
                .filter(other -> !other.equals(of.figure()))
                .map(other -> subject + " / " + figures.title(other))
                .orElse(subject);
    }

    private String text(Quotient ratio) {
        return to.map(term -> term.line().equals(of.line())
                        ? of.line() + " " + RatioText.of(ratio)
                        : Evidence.ratio(of.line(), term.line(), ratio))
                .orElseGet(() -> of.line() + " " + (ratio.isExact() ? number(ratio.centre()) : RatioText.of(ratio)));
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.format(Locale.ROOT, "%,.0f", value) : RatioText.number(value);
    }
}
