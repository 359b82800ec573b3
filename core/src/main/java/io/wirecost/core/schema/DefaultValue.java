package io.wirecost.core.schema;

/**
 * The value that a field takes if a record that is read lacks it.
 *
 * @param value a neutral value of the field's type; null is absent
 */
public record DefaultValue(Object value) {}
