package io.wirecost.inference;

import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.schema.Schema;
import io.wirecost.workloads.records.Taken;
import java.util.Optional;

/**
 * A schema that was found in records, with all that was learned on the way.
 *
 * @param taken the records that are measured
 * @param withoutUnions what the schema would be without unions; empty if it has none
 */
public record Inferred(Schema schema, SchemaFindings findings, Taken taken, Optional<Schema> withoutUnions) {
    /** The same, compared with a schema without unions. */
    Inferred without(Schema other) {
        return new Inferred(schema, findings, taken, Optional.of(other));
    }
}
