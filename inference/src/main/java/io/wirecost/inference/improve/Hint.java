package io.wirecost.inference.improve;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;

/**
 * A change of a field, or of several together, that the records allow.
 *
 * @param record full name of the record
 * @param field its field
 * @param seen what the records show
 */
public record Hint(String record, String field, Kind kind, String seen) {
    /** What to change. */
    public enum Kind {
        ALWAYS_ABSENT("leave it out: it is never there"),
        CONSTANT("leave it out: it always has the same value"),
        ALWAYS_THERE("make it required: it is always there"),
        FEW_TEXTS("make it an enum"),
        TIME_AS_TEXT("make it a timestamp"),
        FIXED_KEYS("make the map a record: its keys are always the same"),
        RARE_FIRST("give the numbers up to 15 to fields that are often there"),
        /** No change of the type either: what is absent is so without a message around it. */
        WRAPPER("use optional in Protocol Buffers in the place of a wrapper message"),
        EXCLUSIVE("make these fields a union: exactly one of them is always there"),
        /** No change of the type: only Protocol Buffers have several ways to write a number. */
        NEGATIVE("use sint32 or sint64 in Protocol Buffers");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** Returns whether the field gets another type, or goes. */
        boolean changesField() {
            return this != RARE_FIRST && this != WRAPPER && this != NEGATIVE && this != EXCLUSIVE;
        }

        /** Returns what to do. */
        public String words() {
            return words;
        }
    }

    /** The record's simple name and the field. */
    public String path() {
        return Definition.simpleName(record) + "." + field;
    }

    boolean isOf(RecordDefinition other, Field its) {
        return record.equals(other.name()) && field.equals(its.name());
    }
}
