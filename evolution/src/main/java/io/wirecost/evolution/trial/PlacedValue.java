package io.wirecost.evolution.trial;

import io.wirecost.core.schema.Type;

/**
 * A value within a record.
 *
 * @param value null where it is absent
 */
record PlacedValue(Type type, Object value) {}
