package io.wirecost.studies.page;

import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.crossing.Crossing;
import io.wirecost.analysis.link.crossing.Duel;
import io.wirecost.analysis.link.crossing.Duel.LinkRatio;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import io.wirecost.document.TableCell;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Two lines over all links of a sweep.
 *
 * @param codec of the first line
 */
record Rivals(String line, String against, Variant codec, Duel duel) {
    /** Empty where one of them has no figures. */
    static Optional<Rivals> of(LinkStudy study, StudyLine line, StudyLine against) {
        return line.variant()
                .flatMap(one -> against.variant()
                        .flatMap(other -> study.duels().stream()
                                .filter(duel -> isOf(duel, one, other) || isOf(duel, other, one))
                                .findFirst()
                                .map(duel -> new Rivals(line.name(), against.name(), one, duel))));
    }

    private static boolean isOf(Duel duel, Variant codec, Variant rival) {
        return duel.codec().equals(codec) && duel.rival().equals(rival);
    }

    /** The links over which the first line is faster. */
    String fasterOver() {
        return over(ratio -> !ratio.isTie() && isFaster(ratio));
    }

    /** The links over which it is slower. */
    String slowerOver() {
        return over(ratio -> !ratio.isTie() && !isFaster(ratio));
    }

    /** The links over which the two cannot be told apart. */
    String tieOver() {
        return over(LinkRatio::isTie);
    }

    /** All of that in a sentence. */
    String sentence(LinkStudy study) {
        return "%s against %s: %s. Crossing: %s, as measured%s."
                .formatted(
                        line,
                        against,
                        Stream.of(
                                        part("faster over ", fasterOver()),
                                        part("a tie over ", tieOver()),
                                        part("slower over ", slowerOver()))
                                .flatMap(Optional::stream)
                                .collect(Collectors.joining("; ")),
                        measured(),
                        study.model()
                                .map(model -> "; " + predicted(study) + ", by the model")
                                .orElse(""));
    }

    private static Optional<String> part(String what, String links) {
        return links.equals(TableCell.NONE) ? Optional.empty() : Optional.of(what + links);
    }

    private boolean isFaster(LinkRatio ratio) {
        return ratio.ratio().centre() < 1 == duel.codec().equals(codec);
    }

    private String over(Predicate<LinkRatio> which) {
        String links = duel.ratios().stream()
                .filter(which)
                .map(ratio -> words(ratio.link()))
                .collect(Collectors.joining(", "));
        return links.isEmpty() ? TableCell.NONE : links;
    }

    private static String words(Link link) {
        return link.bitsPerSecond()
                .filter(rate -> link.delayNanos() == 0)
                .map(Bandwidths::text)
                .orElseGet(link::label);
    }

    /** Where one overtakes the other, between measured links. */
    String measured() {
        return crossings(duel.measured());
    }

    /** Where one overtakes the other by the model. */
    String predicted(LinkStudy study) {
        return study.model().map(model -> crossings(duel.predicted())).orElse(TableCell.NONE);
    }

    private String crossings(List<Crossing> crossings) {
        return crossings.isEmpty()
                ? "none"
                : crossings.stream().map(this::crossing).collect(Collectors.joining("; "));
    }

    private String crossing(Crossing crossing) {
        return (crossing.slowSide().equals(codec) ? "faster below " : "faster above ")
                + Bandwidths.text(crossing.bitsPerSecond())
                + crossing.interval()
                        .map(interval -> " (" + Bandwidths.text(interval.low()) + " to "
                                + Bandwidths.text(interval.high()) + ")")
                        .orElse("")
                + (crossing.extrapolated() ? ", extrapolated" : "");
    }
}
