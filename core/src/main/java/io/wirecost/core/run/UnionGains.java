package io.wirecost.core.run;

import java.util.List;

/**
 * What inferred unions are worth: mean sizes of the same records with and without them.
 *
 * @param records that were encoded both ways
 * @param places paths of the unions
 * @param codecs by their order in the run; those that could encode both
 */
public record UnionGains(int records, List<String> places, List<CodecSizes> codecs) {
    public UnionGains {
        places = List.copyOf(places);
        codecs = List.copyOf(codecs);
    }

    /**
     * A codec's mean sizes, in bytes per record.
     *
     * @param runtime of the codec
     * @param codec its name in the runtime, wrapper included
     * @param without with one record of optional fields instead, or with JSON text
     * @param with with the unions
     */
    public record CodecSizes(String runtime, String codec, double without, double with) {}
}
