package io.wirecost.report.model.pipeline;

import io.wirecost.analysis.BatchRepeats;
import io.wirecost.report.wording.CodecLabels;
import java.util.List;

/**
 * Codecs whose compressed batches can hold the same record several times.
 *
 * @param codecs to be marked with {@link #MARK} wherever they have figures through the services
 * @param words what the mark means
 */
public record Repeats(List<String> codecs, String words) {
    /** Stands behind a codec's name. */
    public static final String MARK = "‡";

    public Repeats {
        codecs = List.copyOf(codecs);
    }

    /** Takes over what the analysis found. */
    public static Repeats of(BatchRepeats repeats, CodecLabels names) {
        return new Repeats(repeats.codecs().stream().map(names::of).toList(), repeats.words());
    }

    /** The codec's name, marked where it is concerned. */
    public String marked(String codec) {
        return codecs.contains(codec) ? codec + " " + MARK : codec;
    }
}
