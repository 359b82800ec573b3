package io.wirecost.studies.lviv2024.bandwidth;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.studies.RatioText;
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

    /** Nothing where nothing was compressed. */
    void write(Document.Writer page) {
        List<Pair> pairs = PAIRS.stream()
                .filter(pair -> links.stream()
                        .anyMatch(over -> over.ratio(pair.other(), pair.one()).isPresent()))
                .toList();
        if (pairs.isEmpty()) {
            return;
        }
        page.section("What compression does");
        page.paragraph(
                "Every message is compressed by itself with gzip. How many times as fast as the other codec, as above.");
        page.table(Columns.<Pair>of()
                .name("codec", pair -> pair.one().name())
                .name("against", pair -> pair.other().name())
                .name("bytes / the other's", this::bytes)
                .figures(
                        links,
                        over -> over.link().label(),
                        (pair, over) -> BandwidthRatios.faster(over.ratio(pair.other(), pair.one())))
                .table(pairs));
    }

    private String bytes(Pair pair) {
        OverLink any = links.get(0);
        return any.payloadBytes(pair.one())
                .flatMap(own -> any.payloadBytes(pair.other()).map(other -> RatioText.number(own / other)))
                .orElse("-");
    }
}
