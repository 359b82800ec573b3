package io.wirecost.compiler.lower;

import io.wirecost.core.schema.Effect;

/** An effect for each kind of shape, as {@link ShapeCases} has cases. */
public record ShapeEffects<X extends Exception>(
        Effect<Shape.Leaf, X> leaf,
        Effect<Shape.Nested, X> nested,
        Effect<Shape.Listed, X> listed,
        Effect<Shape.Mapped, X> mapped) {
    ShapeCases<Void, X> cases() {
        return new ShapeCases<>(leaf.asCase(), nested.asCase(), listed.asCase(), mapped.asCase());
    }
}
