package io.wirecost.studies.rule;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.Sample;
import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
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
 */
public record Factor(Term of, Optional<Term> to, Optional<Double> least, Optional<Double> most) implements Check {
    @Override
    public String words() {
        return "%s is %s.".formatted(to.isPresent() ? "The ratio" : "The figure", bounds());
    }

    private String bounds() {
        return least.isPresent() && least.equals(most)
                ? PointRatios.number(least.get())
                : Stream.of(
                                least.map(bound -> "at least " + PointRatios.number(bound)),
                                most.map(bound -> "at most " + PointRatios.number(bound)))
                        .flatMap(Optional::stream)
                        .collect(Collectors.joining(" and "));
    }

    @Override
    public Set<String> figures() {
        return terms().map(Term::figure).collect(Collectors.toSet());
    }

    @Override
    public List<String> lines() {
        return terms().flatMap(term -> term.lines().stream()).distinct().toList();
    }

    private Stream<Term> terms() {
        return Stream.concat(Stream.of(of), to.stream());
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        return Verdict.of(terms().flatMap(term -> term.lacking(figures).stream())
                .findFirst()
                .orElseGet(() -> point(figures)));
    }

    private ClaimPart point(StudyFigures figures) {
        Quotient ratio = to.map(term -> ratio(figures, of, term)).orElseGet(() -> alone(of.sample(figures)));
        boolean inside = least.map(bound -> certain(ratio, bound, true)).orElse(true)
                && most.map(bound -> certain(ratio, bound, false)).orElse(true);
        boolean outside = least.filter(ratio::isBelow).isPresent()
                || most.filter(ratio::isAbove).isPresent();
        return new ClaimPart(ClaimAnswer.of(inside, outside), subject(figures, of, to), text(figures, ratio));
    }

    private static Quotient alone(Sample one) {
        return one.basis() == Sample.Basis.EXACT
                ? Quotient.exactly(one.centre())
                : new Quotient(one.centre(), one.estimate().interval());
    }

    /** Returns how many times as much a term is as another. */
    static Quotient ratio(StudyFigures figures, Term one, Term other) {
        return one.figure().equals(other.figure())
                        && one.less().isEmpty()
                        && other.less().isEmpty()
                ? figures.ratio(one.figure(), one.line(), other.line())
                : one.sample(figures).over(other.sample(figures));
    }

    private static boolean certain(Quotient ratio, double bound, boolean above) {
        Optional<Interval> interval = ratio.interval();
        return interval.filter(ends -> above ? ends.low() >= bound : ends.high() <= bound)
                .isPresent();
    }

    /** One figure against another of the same line is a subject of its own. */
    static String subject(StudyFigures figures, Term of, Optional<Term> to) {
        String subject = PointRatios.subject(figures, of.figure());
        return to.map(Term::figure)
                .filter(other -> !other.equals(of.figure()))
                .map(other -> subject + " / " + figures.title(other))
                .orElse(subject);
    }

    /** With the bounds, since several parts may be about one ratio. */
    private String text(StudyFigures figures, Quotient ratio) {
        return to.map(term -> text(of, term, ratio) + ", asked for " + bounds())
                .orElseGet(() -> of.line() + " " + PointRatios.amount(figures.quantity(of.figure()), ratio.centre()));
    }

    static String text(Term of, Term to, Quotient ratio) {
        return to.words().equals(of.words())
                ? of.words() + " " + RatioText.of(ratio)
                : PointRatios.ratio(of.words(), to.words(), ratio);
    }
}
