package io.wirecost.core.run;

import io.wirecost.core.codec.Variant;
import java.util.List;

/**
 * What the records show of their schema: changes that it allows, and the bytes that they save.
 *
 * @param records that were encoded by the changed schemas
 * @param hints in the order of the schema
 * @param together what all changes save at once; empty where there is one hint at most
 */
public record SchemaHints(int records, List<SchemaHint> hints, List<Saving> together) {
    public SchemaHints {
        hints = List.copyOf(hints);
        together = List.copyOf(together);
    }

    /**
     * A change of one field.
     *
     * @param field its record and its name, e.g. {@code Order.currency}
     * @param change what to do
     * @param seen what the records show
     * @param savings by codec; of those that could encode both
     */
    public record SchemaHint(String field, String change, String seen, List<Saving> savings) {
        public SchemaHint {
            savings = List.copyOf(savings);
        }
    }

    /**
     * What a codec saves.
     *
     * @param runtime of the codec
     * @param codec its name in the runtime
     * @param bytes mean of a record; below zero where the changed schema takes more
     */
    public record Saving(String runtime, String codec, double bytes) {
        /** Returns whether it is this codec that saves them. */
        public boolean isOf(Variant other) {
            return runtime.equals(other.runtime()) && codec.equals(other.name());
        }
    }
}
