package io.wirecost.compiler.read;

import io.wirecost.compiler.value.Dialect;
import io.wirecost.compiler.value.FieldForms;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.GivenNotes;
import io.wirecost.core.json.Json;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Optional;

/**
 * How the records of a schema are read, as its language has it.
 *
 * @param dialect how JSON says values; empty for ordinary JSON
 * @param forms of fields, as the user wants them
 * @param check what the schema says about a record's JSON beyond the types of its fields
 * @param messages reads the language's own binary messages; empty if it has none
 */
public record Reading(
        Optional<Dialect> dialect, FieldForms forms, RecordCheck check, Optional<BinaryMessages> messages) {
    /** Ordinary JSON that only has to fit the types. */
    public static final Reading PLAIN =
            new Reading(Optional.empty(), FieldForms.NONE, json -> List.of(), Optional.empty());

    /** A problem for each rule that a record breaks. */
    public interface RecordCheck {
        List<String> problems(Json record);

        /** The rules that it checks and the types of fields do not hold. */
        default List<GivenNotes.Rule> rules() {
            return List.of();
        }
    }

    /** Binary messages of the schema's root. */
    public interface BinaryMessages {
        /** @throws InputException with what cannot be read in these bytes */
        RecordValue read(byte[] message) throws InputException;

        /**
         * Reads a message that was written by another version of the schema. Fields that this one lacks are left out.
         *
         * @throws InputException as of a message of this schema
         */
        RecordValue readOther(byte[] message) throws InputException;
    }
}
