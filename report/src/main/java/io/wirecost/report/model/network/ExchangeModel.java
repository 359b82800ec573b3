package io.wirecost.report.model.network;

import io.wirecost.report.model.conditions.Wire;
import java.util.List;
import java.util.Optional;

/**
 * One message over one hop, as in requests and responses without Kafka: calculated from bytes and the loop's times.
 *
 * @param runtime the one whose codecs these are
 * @param baseline the codec that others are held against; empty where that has no figures
 * @param links slowest first
 * @param lines fastest over the slowest link first
 */
public record ExchangeModel(String runtime, Optional<String> baseline, List<Wire> links, List<Line> lines) {
    /** What such a time is, in sentences. */
    public static final String WHAT =
            "A request or a response by itself, without Kafka: serialized, sent over one link,"
                    + " deserialized, one after the other. The processor's part was measured in the loop; the link's is calculated"
                    + " from the bytes. A round trip is two of these.";

    public ExchangeModel {
        links = List.copyOf(links);
        lines = List.copyOf(lines);
    }

    /**
     * One codec.
     *
     * @param nanos one way, by link
     * @param against at which bandwidths it is ahead of the baseline, in words; empty for the baseline itself, and
     *     where nothing may be ranked
     */
    public record Line(String codec, List<Double> nanos, Optional<String> against) {
        public Line {
            nanos = List.copyOf(nanos);
        }
    }
}
