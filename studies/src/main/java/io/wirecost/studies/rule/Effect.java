package io.wirecost.studies.rule;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.PublishedFigure;
import io.wirecost.studies.source.StudiedQuantity.Unit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A published ratio of two figures. It has two parts: its direction, and its size. The direction is that or equal where
 * the published ratio is within 5 % of 1.
 *
 * @param about the published ratio
 * @param sizeOnly whether nobody doubts the direction, so that the size is the only part
 * @param upTo its other end where the source prints a span
 */
public record Effect(Term of, Term to, double about, Optional<Double> upTo, boolean sizeOnly) implements Check {
    /** How far a size may be from the published one. */
    private static final double BYTES = 1.05;

    /** The same of a time. */
    private static final double TIMES = 1.25;

    /** Returns the ratio as it was published. */
    public PublishedFigure published() {
        return new PublishedFigure(about, upTo.orElse(about));
    }

    /** Returns our ratio; empty where a figure of it is lacking. */
    public Optional<Quotient> ours(StudyFigures figures) {
        return terms().anyMatch(term -> term.lacking(figures).isPresent())
                ? Optional.empty()
                : Optional.of(Factor.ratio(figures, of, to));
    }

    /** Returns what is divided by what: {@code MessagePack / CBOR}. */
    public String pair() {
        return of.words() + " / " + to.words();
    }

    /** Returns what of them: {@code Serialize, 4 to 29 KB}. */
    public String subject(StudyFigures figures) {
        return Factor.subject(figures, of, Optional.of(to));
    }

    @Override
    public String words() {
        return (sizeOnly ? "" : "Direction: on the published side of 1, or within 5 % where the published ratio is. ")
                + "Size: the published ratio lies in our interval, or ours is within 5 % of it, for times within 25 %.";
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
        return Stream.of(of, to);
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        return terms().flatMap(term -> term.lacking(figures).stream())
                .findFirst()
                .map(lacking -> new Verdict(sizeOnly ? List.of(lacking) : List.of(lacking, lacking)))
                .orElseGet(() -> judge(figures, Factor.ratio(figures, of, to)));
    }

    private Verdict judge(StudyFigures figures, Quotient ratio) {
        String subject = subject(figures);
        String text = Factor.text(of, to, ratio);
        ClaimPart size = new ClaimPart(
                size(ratio, figures.quantity(of.figure()).is().unit() == Unit.BYTES ? BYTES : TIMES),
                subject,
                "size of %s, published %s".formatted(text, RatioText.of(published())));
        return new Verdict(
                sizeOnly
                        ? List.of(size)
                        : List.of(new ClaimPart(direction(ratio), subject, "direction of " + text), size));
    }

    private ClaimAnswer direction(Quotient ratio) {
        double centre = published().centre();
        Quotient should = centre < 1 ? ratio.inverse() : ratio;
        boolean clear = !Quotient.exactly(centre).isWithin(Quotient.EQUAL);
        return clear ? PointRatios.isAbove(should) : PointRatios.isNotBelow(should);
    }

    private ClaimAnswer size(Quotient ratio, double allowed) {
        PublishedFigure span = published();
        Interval near = new Interval(span.from() / allowed, span.to() * allowed);
        boolean met = near.contains(ratio.centre());
        boolean touches = ratio.interval()
                .filter(ends -> ends.overlaps(new Interval(span.from(), span.to())))
                .isPresent();
        return ClaimAnswer.of(met || touches && !ratio.isVague(), !met && !touches);
    }
}
