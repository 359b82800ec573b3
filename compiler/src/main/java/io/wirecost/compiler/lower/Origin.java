package io.wirecost.compiler.lower;

import io.wirecost.core.schema.Type;

/** What a lowered message stands for. Equal origins are one message. */
public sealed interface Origin {
    /** A record of the schema, by its full name. */
    record OfRecord(String name) implements Origin {}

    /** One value that the target cannot hold where it stands; its only slot is {@code value}. */
    record Box(Type type) implements Origin {}

    /** One pair of a map with this type of values; its slots are {@code key} and {@code value}. */
    record Entry(Type value) implements Origin {}
}
