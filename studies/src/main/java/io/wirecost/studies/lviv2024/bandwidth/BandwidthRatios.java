package io.wirecost.studies.lviv2024.bandwidth;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Variant;
import io.wirecost.studies.RatioText;
import io.wirecost.studies.lviv2024.latency.PublishedLatency;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How many times as fast as JSON each format of the study is, over each link. */
final class BandwidthRatios {
    private static final Variant JSON = Variant.jvm("jackson-json");

    private final List<OverLink> links;

    BandwidthRatios(List<OverLink> links) {
        this.links = links;
    }

    List<String> lines() {
        LinkTable table = new LinkTable(links, "format", "codec", "bytes / JSON's");
        PublishedLatency.all().stream()
                .filter(format -> !format.codec().equals(JSON.name()))
                .filter(format -> links.stream()
                        .anyMatch(over -> over.figures().format(format.name()).isPresent()))
                .forEach(format -> table.row(
                        List.of(format.name(), "`" + format.codec() + "`", bytes(format.codec())),
                        over -> faster(over.ratio(JSON, Variant.jvm(format.codec())))));
        table.row(List.of("*the floor*", "`" + JSON.name() + "`", "1.00"), over -> faster(over.ratioToFloor(JSON)));
        List<String> lines = new ArrayList<>(List.of(
                "## How many times as fast as JSON",
                "",
                "JSON's time per message divided by the format's, block by block, with the interval of 95 %; *tie* where"
                        + " that contains 1. The floor is JSON's bytes, encoded before and never decoded: nobody is further"
                        + " ahead of JSON than that but by having fewer bytes.",
                ""));
        lines.addAll(table.lines());
        lines.add("");
        return lines;
    }

    private String bytes(String codec) {
        OverLink any = links.get(0);
        return any.payloadBytes(Variant.jvm(codec))
                .flatMap(own -> any.payloadBytes(JSON).map(json -> RatioText.number(own / json)))
                .orElse("-");
    }

    /** The ratio with its interval, and whether it is a tie. */
    static String faster(Optional<Estimate> ratio) {
        return ratio.map(known -> RatioText.of(known) + (isTie(known) ? " *tie*" : ""))
                .orElse("-");
    }

    private static boolean isTie(Estimate ratio) {
        return ratio.interval()
                .filter(interval -> interval.low() <= 1 && 1 <= interval.high())
                .isPresent();
    }
}
