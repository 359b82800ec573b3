package io.wirecost.core.run;

import java.util.List;

/**
 * What the types are worth that were found in the texts of JSON: mean sizes of the same records, once with strings as
 * the JSON spells them, once with the types.
 *
 * @param records that were encoded both ways
 * @param codecs by their order in the run; those that could encode both
 * @param fields each with a type alone, the greatest gain first
 */
public record TypingGains(int records, List<CodecGain> codecs, List<FieldGain> fields) {
    public TypingGains {
        codecs = List.copyOf(codecs);
        fields = List.copyOf(fields);
    }

    /**
     * A codec's mean sizes, in bytes per record.
     *
     * @param runtime of the codec
     * @param codec its name in the runtime, wrapper included
     * @param spelled with strings where the JSON has strings
     * @param typed with the inferred types
     */
    public record CodecGain(String runtime, String codec, double spelled, double typed) {}

    /**
     * Mean sizes with and without the type of one field, in bytes per record.
     *
     * @param field the record and the field's key, e.g. {@code Actor.session}
     * @param type in words
     * @param runtime of the codec that was measured
     * @param codec which codec was measured
     * @param spelled with a string for this field, and the inferred types for all others
     * @param typed with the inferred types for all
     */
    public record FieldGain(String field, String type, String runtime, String codec, double spelled, double typed) {}
}
