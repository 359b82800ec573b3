package io.wirecost.studies.lviv2024.bandwidth;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.studies.lviv2024.latency.LvivLatency;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The claims of {@code lviv-2024} on latency, compared with a sweep over links. It shows the bandwidth from which each
 * format beats JSON, the bandwidths at which each claim holds, and the effect of compression. Every figure and every
 * verdict is computed from the run.
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
     * The document.
     *
     * @param sweep a run over two links or more, with times of serialize and deserialize
     * @throws IllegalArgumentException if it is none, or has no figure of JSON over one of its links
     */
    public static Document of(Run sweep) {
        List<OverLink> links = links(sweep);
        Document.Writer page = Document.writer();
        BandwidthHeading.write(sweep, page);
        new BandwidthRatios(links).write(page);
        BandwidthCrossings.write(sweep, page);
        new BandwidthClaims(links).write(page);
        new BandwidthCompression(links).write(page);
        return page.document();
    }

    /** Returns the links from the slowest to the fastest. */
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
