package io.wirecost.compiler.lower;

import io.wirecost.core.schema.Type;

/** What a slot of a lowered message holds. */
public sealed interface Shape {
    /** A primitive, temporal, fixed, decimal, uuid or enum. */
    record Leaf(Type type) implements Shape {}

    /** A message of the lowered schema, by its key in {@link Lowered#message}. */
    record Nested(Origin origin) implements Shape {}

    /** A list, whose elements may be absent only where the target has {@link Traits#optionalElements}. */
    record Listed(Shape element) implements Shape {}

    /** A map by string, only where the target has maps; what a list's elements may be, its values may be. */
    record Mapped(Shape value) implements Shape {}
}
