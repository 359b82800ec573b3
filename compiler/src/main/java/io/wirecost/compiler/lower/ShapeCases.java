package io.wirecost.compiler.lower;

import io.wirecost.core.schema.Case;

/** A case for each kind of shape. */
public record ShapeCases<R, X extends Exception>(
        Case<Shape.Leaf, R, X> leaf,
        Case<Shape.Nested, R, X> nested,
        Case<Shape.Listed, R, X> listed,
        Case<Shape.Mapped, R, X> mapped) {}
