package io.wirecost.core.schema;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;

/** A case for each kind of definition. */
public record DefinitionCases<R, X extends Exception>(
        Case<RecordDefinition, R, X> record, Case<EnumDefinition, R, X> enumeration) {}
