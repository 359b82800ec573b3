package io.wirecost.studies.lviv2024.bandwidth;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Variant;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.studies.RatioText;
import io.wirecost.studies.lviv2024.latency.PublishedLatency;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** How many times as fast as JSON each format of the study is, over each link. */
final class BandwidthRatios {
    private static final Variant JSON = Variant.jvm("jackson-json");

    private final List<OverLink> links;

    BandwidthRatios(List<OverLink> links) {
        this.links = links;
    }

    void write(Document.Writer page) {
        List<Row> rows = Stream.concat(
                        PublishedLatency.all().stream()
                                .filter(format -> !format.codec().equals(JSON.name()))
                                .filter(this::hasFigures)
                                .map(this::row),
                        Stream.of(new Row("the floor", JSON.name(), "1.00", over -> over.ratioToFloor(JSON))))
                .toList();
        page.section("How many times as fast as JSON");
        page.paragraph("JSON's time per message divided by the format's, block by block, with the interval of 95 %; tie"
                + " where that contains 1. The floor is JSON's bytes, encoded before and never decoded: a format gets"
                + " further ahead of JSON than that only by having fewer bytes.");
        page.table(Columns.<Row>of()
                .name("format", Row::format)
                .name("codec", Row::codec)
                .name("bytes / JSON's", Row::bytes)
                .figures(links, over -> over.link().label(), (row, over) -> faster(row.ratio.apply(over)))
                .table(rows));
    }

    private record Row(String format, String codec, String bytes, Function<OverLink, Optional<Estimate>> ratio) {}

    private boolean hasFigures(PublishedLatency format) {
        return links.stream()
                .anyMatch(over -> over.figures().format(format.name()).isPresent());
    }

    private Row row(PublishedLatency format) {
        return new Row(
                format.name(),
                format.codec(),
                bytes(format.codec()),
                over -> over.ratio(JSON, Variant.jvm(format.codec())));
    }

    private String bytes(String codec) {
        OverLink any = links.get(0);
        return any.payloadBytes(Variant.jvm(codec))
                .flatMap(own -> any.payloadBytes(JSON).map(json -> RatioText.number(own / json)))
                .orElse("-");
    }

    /** The ratio with its interval, and whether it is a tie. */
    static String faster(Optional<Estimate> ratio) {
        return ratio.map(known -> RatioText.of(known) + (isTie(known) ? " tie" : ""))
                .orElse("-");
    }

    private static boolean isTie(Estimate ratio) {
        return ratio.interval()
                .filter(interval -> interval.low() <= 1 && 1 <= interval.high())
                .isPresent();
    }
}
