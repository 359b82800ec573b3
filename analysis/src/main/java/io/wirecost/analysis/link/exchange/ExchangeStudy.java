package io.wirecost.analysis.link.exchange;

import io.wirecost.analysis.link.crossing.Crossing;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import java.util.List;
import java.util.Optional;

/**
 * Time against bandwidth of one message over one hop, from the loop alone: for requests and responses, without any
 * pipeline.
 *
 * @param baseline empty in a run in which JSON has no figures
 * @param exchanges in the order of the run, at least one
 * @param crossings of all pairs that cross, those with the baseline first
 */
public record ExchangeStudy(Optional<Variant> baseline, List<Exchange> exchanges, List<Crossing> crossings) {
    public ExchangeStudy {
        exchanges = List.copyOf(exchanges);
        crossings = List.copyOf(crossings);
    }

    /**
     * @param run the part of one runtime: crossings are those of its libraries
     * @return empty for a run in which no codec has sizes and both times
     */
    public static Optional<ExchangeStudy> of(Run run) {
        return ExchangeStudies.of(run);
    }

    /** Returns the runtime that executes the codecs. */
    public String runtime() {
        return exchanges.get(0).codec().runtime();
    }
}
