package io.wirecost.report.model.message;

import java.util.List;

/**
 * What the inferred types are worth, for display: bytes of the same records with strings and with the types.
 *
 * @param lead which records were compared
 * @param fields a sentence for each field that was measured alone, the greatest gain first
 * @param rows of the codecs, in the order of the run
 */
public record TypeGains(String lead, List<String> fields, List<Row> rows) {
    public TypeGains {
        fields = List.copyOf(fields);
        rows = List.copyOf(rows);
    }

    /**
     * A codec.
     *
     * @param strings mean bytes of a record with strings where the JSON has strings
     * @param types mean bytes with the inferred types
     * @param saved share of the bytes that the types save, in words
     */
    public record Row(String codec, double strings, double types, String saved) {}
}
