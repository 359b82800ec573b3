package io.wirecost.compiler.lower;

import io.wirecost.core.schema.NameTable;

/**
 * An enum of a target.
 *
 * @param source full name in the schema
 * @param name the target's name
 * @param symbols the target's symbols by the schema's, in the order of the schema; their place is their number
 */
public record LoweredEnum(String source, String name, NameTable symbols) {}
