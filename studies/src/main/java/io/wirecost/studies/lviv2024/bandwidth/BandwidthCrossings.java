package io.wirecost.studies.lviv2024.bandwidth;

import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.accuracy.Accuracy;
import io.wirecost.analysis.link.crossing.Crossing;
import io.wirecost.analysis.link.crossing.Duel;
import io.wirecost.analysis.link.crossing.Duel.LinkRatio;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.studies.RatioText;
import io.wirecost.studies.lviv2024.latency.PublishedLatency;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** From and up to which bandwidth each format of the study beats JSON, as measured and as predicted. */
final class BandwidthCrossings {
    private static final String NONE = "-";

    private final LinkStudy study;

    private BandwidthCrossings(LinkStudy study) {
        this.study = study;
    }

    /** Empty for a run without times over two links. */
    static List<String> lines(Run sweep) {
        return LinkStudy.of(sweep)
                .map(study -> new BandwidthCrossings(study).lines())
                .orElse(List.of());
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(
                "## From which bandwidth on does each format beat JSON?",
                "",
                "A format that is smaller than JSON and dearer to encode wins on slow links, and loses from some bandwidth"
                        + " on; one that is larger and cheaper the other way round; one that is both wins everywhere. *Over*"
                        + " names the measured links where that is certain. A crossing lies between two measured links,"
                        + " interpolated; in brackets the bandwidths at which the two cannot be told apart. The prediction"
                        + " is the [model's](../model.md), which knows loop times and bytes only.",
                "",
                "| format | faster than JSON over | slower over | tie over | crossing, measured | crossing, predicted |",
                "| --- | --- | --- | --- | --- | --- |"));
        for (PublishedLatency format : PublishedLatency.all()) {
            duel(format).ifPresent(duel -> lines.add(row(format, duel)));
        }
        lines.add("");
        lines.addAll(accuracy());
        return lines;
    }

    private Optional<Duel> duel(PublishedLatency format) {
        return study.againstBaseline().stream()
                .filter(duel -> duel.codec().equals(Variant.jvm(format.codec())))
                .findFirst();
    }

    private String row(PublishedLatency format, Duel duel) {
        return "| "
                + String.join(
                        " | ",
                        format.name(),
                        over(duel, ratio -> !ratio.isTie() && ratio.ratio().centre() < 1),
                        over(duel, ratio -> !ratio.isTie() && ratio.ratio().centre() > 1),
                        over(duel, LinkRatio::isTie),
                        crossings(duel, duel.measured()),
                        study.model()
                                .map(model -> crossings(duel, duel.predicted()))
                                .orElse(NONE))
                + " |";
    }

    private static String over(Duel duel, Predicate<LinkRatio> which) {
        String links = duel.ratios().stream()
                .filter(which)
                .map(ratio -> ratio.link().label())
                .collect(Collectors.joining(", "));
        return links.isEmpty() ? NONE : links;
    }

    private static String crossings(Duel duel, List<Crossing> crossings) {
        return crossings.isEmpty()
                ? "none"
                : crossings.stream().map(crossing -> crossing(duel, crossing)).collect(Collectors.joining("; "));
    }

    private static String crossing(Duel duel, Crossing crossing) {
        return (crossing.slowSide().equals(duel.codec()) ? "faster below " : "faster above ")
                + Bandwidths.text(crossing.bitsPerSecond())
                + crossing.interval()
                        .map(interval -> " (" + Bandwidths.text(interval.low()) + " to "
                                + Bandwidths.text(interval.high()) + ")")
                        .orElse("")
                + (crossing.extrapolated() ? ", extrapolated" : "");
    }

    private List<String> accuracy() {
        return study.accuracy()
                .map(BandwidthCrossings::words)
                .or(() -> study.whyNoModel().map(reason -> "There is no prediction: " + reason))
                .map(words -> List.of(words, ""))
                .orElse(List.of());
    }

    private static String words(Accuracy accuracy) {
        Accuracy.Miss worst = accuracy.worst();
        return String.format(
                Locale.ROOT,
                "The model was fitted on the floor and on JSON alone. On the other codecs, %d cells, its median error is"
                        + " %.1f %%, the worst %+.0f %% (`%s` over %s), and Kendall's tau between predicted and measured order"
                        + " %.2f; among the codecs over one link it is %s.",
                accuracy.misses().size(),
                100 * accuracy.medianError(),
                100 * worst.error(),
                worst.codec().name(),
                worst.link(),
                accuracy.tau(),
                accuracy.tauByLink().entrySet().stream()
                        .map(tau -> RatioText.number(tau.getValue()) + " over " + tau.getKey())
                        .collect(Collectors.joining(", ")));
    }
}
