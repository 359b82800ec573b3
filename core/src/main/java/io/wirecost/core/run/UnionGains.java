package io.wirecost.core.run;

import java.util.List;

/**
 * What unions are worth: mean sizes of the same records with and without them.
 *
 * @param records that were encoded both ways
 * @param unions each by itself, or all that were inferred together
 */
public record UnionGains(int records, List<UnionGain> unions) {
    public UnionGains {
        unions = List.copyOf(unions);
    }

    /**
     * Some unions.
     *
     * @param place where they are: the paths of inferred ones, or the record with fields that could be one
     * @param fields the optional fields that could be the union, since each value has exactly one of them; none for unions that the
     *     schema has
     * @param codecs by their order in the run; those that could encode both
     */
    public record UnionGain(String place, List<String> fields, List<CodecSizes> codecs) {
        public UnionGain {
            fields = List.copyOf(fields);
            codecs = List.copyOf(codecs);
        }
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
