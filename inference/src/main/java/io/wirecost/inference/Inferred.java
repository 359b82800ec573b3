package io.wirecost.inference;

import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.schema.Schema;
import io.wirecost.workloads.records.Taken;

/**
 * A schema that was found in records, with all that was learned on the way.
 *
 * @param taken the records that are measured
 */
public record Inferred(Schema schema, SchemaFindings findings, Taken taken) {}
