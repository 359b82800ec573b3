package io.wirecost.core.schema;

/** One field of a record: the name that the schema gives it and the type of its values. */
public record Field(String name, Type type) {}
