package io.wirecost.core.schema;

/**
 * What a field takes where a record that is read lacks it.
 *
 * @param value a neutral value of the field's type; null is absent
 */
public record DefaultValue(Object value) {}
