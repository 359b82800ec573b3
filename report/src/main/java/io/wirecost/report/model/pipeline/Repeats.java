package io.wirecost.report.model.pipeline;

import io.wirecost.analysis.BatchRepeats;
import io.wirecost.report.wording.CodecLabels;
import java.util.List;

/**
 * Codecs whose compressed batches can hold the same record several times.
 *
 * @param codecs to be marked wherever they have figures through the services
 * @param words what the mark means
 */
public record Repeats(List<String> codecs, String words) {
    public Repeats {
        codecs = List.copyOf(codecs);
    }

    /** Takes over what the analysis found. */
    public static Repeats of(BatchRepeats repeats, CodecLabels names) {
        return new Repeats(repeats.codecs().stream().map(names::of).toList(), repeats.words());
    }
}
