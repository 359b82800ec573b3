package io.wirecost.studies.lviv2024.bandwidth;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import io.wirecost.studies.lviv2024.latency.LvivLatency;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What {@code lviv-2024} says of latency, held against a sweep over links: from which bandwidth on each format beats JSON,
 * which claims hold at which bandwidth, and what compression does. Every figure and every verdict is computed from the run.
 */
public final class LvivBandwidth {
    /** What compression is tried on, beside the study's formats. */
    private static final List<String> COMPRESSED =
            List.of("jackson-xml+gzip", "jackson-json+gzip", "protobuf-java+gzip");

    private LvivBandwidth() {}

    /** The codecs that stand for the study's formats, and those with compression. */
    public static List<String> codecs() {
        List<String> codecs = new ArrayList<>(LvivLatency.codecs());
        codecs.addAll(COMPRESSED);
        return codecs;
    }

    /**
     * The document as Markdown.
     *
     * @param sweep a run over two links or more, with times of serialize and deserialize
     * @throws IllegalArgumentException if it is none, or has no figure of JSON over one of its links
     */
    public static String render(Run sweep) {
        List<OverLink> links = links(sweep);
        List<String> lines = new ArrayList<>(BandwidthHeading.lines(sweep));
        lines.addAll(new BandwidthRatios(links).lines());
        lines.addAll(BandwidthCrossings.lines(sweep));
        lines.addAll(new BandwidthClaims(links).lines());
        lines.addAll(new BandwidthCompression(links).lines());
        return String.join("\n", lines) + "\n";
    }

    /** From the slowest to the fastest. */
    private static List<OverLink> links(Run sweep) {
        List<Link> links = sweep.pipeline().map(Experiment::links).orElse(List.of());
        if (links.size() < 2) {
            throw new IllegalArgumentException("the run that was started " + sweep.started()
                    + " is no sweep over links; measure one with --sweep link=10mbit,50mbit,…");
        }
        return links.stream()
                .sorted(Comparator.comparingLong(link -> link.bitsPerSecond().orElse(Long.MAX_VALUE)))
                .map(link -> OverLink.of(sweep, link))
                .toList();
    }
}
