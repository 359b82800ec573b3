package io.wirecost.studies.lviv2024.bandwidth;

import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.accuracy.Accuracy;
import io.wirecost.analysis.link.crossing.Crossing;
import io.wirecost.analysis.link.crossing.Duel;
import io.wirecost.analysis.link.crossing.Duel.LinkRatio;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.studies.RatioText;
import io.wirecost.studies.lviv2024.latency.PublishedLatency;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The range of bandwidths over which each format of the study beats JSON, as measured and as predicted. */
final class BandwidthCrossings {
    private final LinkStudy study;

    private BandwidthCrossings(LinkStudy study) {
        this.study = study;
    }

    /** Nothing for a run without times over two links. */
    static void write(Run sweep, Document.Writer page) {
        LinkStudy.of(sweep).ifPresent(study -> new BandwidthCrossings(study).write(page));
    }

    private void write(Document.Writer page) {
        page.section("From which bandwidth on does each format beat JSON?");
        page.paragraph("A format that is smaller than JSON and dearer to encode wins on slow links, and loses from some"
                + " bandwidth on; one that is larger and cheaper the other way round; one that is both wins everywhere."
                + " The columns with \"over\" name the measured links where that is certain. A crossing lies between two"
                + " measured links, interpolated; in brackets the bandwidths at which the two cannot be told apart. The"
                + " prediction is that of the model (docs/model.md), which knows loop times and bytes only.");
        page.table(Columns.<Crossed>of()
                .words("format", Crossed::format)
                .words(
                        "faster than JSON over",
                        crossed -> over(
                                crossed.duel,
                                ratio -> !ratio.isTie() && ratio.ratio().centre() < 1))
                .words(
                        "slower over",
                        crossed -> over(
                                crossed.duel,
                                ratio -> !ratio.isTie() && ratio.ratio().centre() > 1))
                .words("tie over", crossed -> over(crossed.duel, LinkRatio::isTie))
                .words("crossing, measured", crossed -> crossings(crossed.duel, crossed.duel.measured()))
                .words(
                        "crossing, predicted",
                        crossed -> study.model()
                                .map(model -> crossings(crossed.duel, crossed.duel.predicted()))
                                .orElse(Table.NONE))
                .table(PublishedLatency.all().stream()
                        .flatMap(format -> duel(format).map(duel -> new Crossed(format.name(), duel)).stream())
                        .toList()));
        study.accuracy()
                .map(BandwidthCrossings::words)
                .or(() -> study.whyNoModel().map(reason -> "There is no prediction: " + reason))
                .ifPresent(page::paragraph);
    }

    private Optional<Duel> duel(PublishedLatency format) {
        return study.againstBaseline().stream()
                .filter(duel -> duel.codec().equals(Variant.jvm(format.codec())))
                .findFirst();
    }

    /** A format of the study against JSON. */
    private record Crossed(String format, Duel duel) {}

    private static String over(Duel duel, Predicate<LinkRatio> which) {
        String links = duel.ratios().stream()
                .filter(which)
                .map(ratio -> ratio.link().label())
                .collect(Collectors.joining(", "));
        return links.isEmpty() ? Table.NONE : links;
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

    private static String words(Accuracy accuracy) {
        Accuracy.Miss worst = accuracy.worst();
        return String.format(
                Locale.ROOT,
                "The model was fitted on the floor and on JSON alone. On the other codecs, %d cells, its median error is"
                        + " %.1f %%, the worst %+.0f %% (%s over %s), and Kendall's tau between predicted and measured order"
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
