package io.wirecost.studies.lviv2024.bandwidth;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.studies.RatioText;
import java.util.ArrayList;
import java.util.List;

/** What compression does over each link. */
final class BandwidthCompression {
    private static final Variant XML = Variant.jvm("jackson-xml");
    private static final Variant JSON = Variant.jvm("jackson-json");
    private static final Variant PROTOBUF = Variant.jvm("protobuf-java");

    /** What is held against what; the second is the one that the reader may have. */
    private static final List<Pair> PAIRS = List.of(
            new Pair(XML.in(Wrapper.GZIP), PROTOBUF),
            new Pair(XML.in(Wrapper.GZIP), XML),
            new Pair(XML.in(Wrapper.GZIP), JSON),
            new Pair(JSON.in(Wrapper.GZIP), PROTOBUF),
            new Pair(JSON.in(Wrapper.GZIP), JSON),
            new Pair(PROTOBUF.in(Wrapper.GZIP), PROTOBUF));

    private final List<OverLink> links;

    BandwidthCompression(List<OverLink> links) {
        this.links = links;
    }

    private record Pair(Variant one, Variant other) {}

    /** Empty where nothing was compressed. */
    List<String> lines() {
        List<Pair> pairs = PAIRS.stream()
                .filter(pair -> links.stream()
                        .anyMatch(over -> over.ratio(pair.other(), pair.one()).isPresent()))
                .toList();
        if (pairs.isEmpty()) {
            return List.of();
        }
        LinkTable table = new LinkTable(links, "codec", "against", "bytes / the other's");
        pairs.forEach(pair -> table.row(
                List.of("`" + pair.one().name() + "`", "`" + pair.other().name() + "`", bytes(pair)),
                over -> BandwidthRatios.faster(over.ratio(pair.other(), pair.one()))));
        List<String> lines = new ArrayList<>(List.of(
                "## What compression does",
                "",
                "Every message compressed by itself with gzip. How many times as fast as the other codec, as above.",
                ""));
        lines.addAll(table.lines());
        lines.add("");
        return lines;
    }

    private String bytes(Pair pair) {
        OverLink any = links.get(0);
        return any.payloadBytes(pair.one())
                .flatMap(own -> any.payloadBytes(pair.other()).map(other -> RatioText.number(own / other)))
                .orElse("-");
    }
}
