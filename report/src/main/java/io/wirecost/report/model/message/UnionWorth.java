package io.wirecost.report.model.message;

import java.util.List;

/**
 * What unions are worth, for display: bytes of the same records with and without them.
 *
 * @param lead which records were compared
 * @param sentences one for the unions that were inferred, and one for each that could be
 * @param rows of the codecs, in the order of the run
 */
public record UnionWorth(String lead, List<String> sentences, List<Row> rows) {
    public UnionWorth {
        sentences = List.copyOf(sentences);
        rows = List.copyOf(rows);
    }

    /**
     * A codec and the unions of a sentence.
     *
     * @param place of the unions
     * @param without mean bytes of a record without the unions
     * @param with mean bytes of a record with them
     * @param saved share of the bytes that they save, in words
     */
    public record Row(String place, String codec, double without, double with, String saved) {}
}
