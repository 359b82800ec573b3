package io.wirecost.report.model.account;

import java.util.List;
import java.util.Map;

/**
 * What the bytes of the codecs are there for, on average over all records.
 *
 * @param kinds titles of what bytes can be there for, those that occur
 * @param fields the fields that cost most over all codecs, the largest first
 * @param notes what a reader needs to know, in sentences
 * @param lines fewest bytes first, runtime by runtime
 */
public record AccountModel(List<String> kinds, List<String> fields, List<String> notes, List<Line> lines) {
    public AccountModel {
        kinds = List.copyOf(kinds);
        fields = List.copyOf(fields);
        notes = List.copyOf(notes);
        lines = List.copyOf(lines);
    }

    /**
     * The account of one codec.
     *
     * @param byKind bytes of a record, in the order of the kinds
     * @param byField bytes of a record; without the fields that cost this codec little
     */
    public record Line(String codec, List<Double> byKind, Map<String, Double> byField) {
        public Line {
            byKind = List.copyOf(byKind);
        }

        /** Returns the bytes of a record. */
        public double bytes() {
            return byKind.stream().mapToDouble(Double::doubleValue).sum();
        }
    }
}
