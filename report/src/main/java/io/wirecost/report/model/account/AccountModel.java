package io.wirecost.report.model.account;

import java.util.List;
import java.util.Optional;

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

    /** What a field costs in one record, on average. */
    public record FieldCost(String field, double bytes) {}

    /**
     * The account of one codec.
     *
     * @param byKind bytes of a record, in the order of the kinds
     * @param byField bytes of a record; without the fields that cost this codec little
     */
    public record Line(String codec, List<Double> byKind, List<FieldCost> byField) {
        public Line {
            byKind = List.copyOf(byKind);
            byField = List.copyOf(byField);
        }

        /** Returns what a field costs; empty if that is little. */
        public Optional<Double> bytesOf(String field) {
            return byField.stream()
                    .filter(cost -> cost.field().equals(field))
                    .map(FieldCost::bytes)
                    .findFirst();
        }

        /** Returns the bytes of a record. */
        public double bytes() {
            return byKind.stream().mapToDouble(Double::doubleValue).sum();
        }
    }
}
