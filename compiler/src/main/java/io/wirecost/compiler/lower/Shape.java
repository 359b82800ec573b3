package io.wirecost.compiler.lower;

import io.wirecost.core.schema.Case;
import io.wirecost.core.schema.Effect;
import io.wirecost.core.schema.Type;
import java.util.Optional;

/** The form of a slot of a lowered message. */
public sealed interface Shape {
    /** Returns the result of the case of this shape's kind. */
    <R, X extends Exception> R match(ShapeCases<R, X> cases) throws X;

    /** Returns the result of the case of this shape's kind, for a target without maps. */
    default <R, X extends Exception> R matchWithoutMaps(
            Case<Leaf, R, X> leaf, Case<Nested, R, X> nested, Case<Listed, R, X> listed) throws X {
        return match(new ShapeCases<>(leaf, nested, listed, Shape::notLowered));
    }

    /**
     * Returns the result of the case of this shape's kind as an element, for a target whose lists and maps hold neither
     * lists nor maps.
     */
    default <R, X extends Exception> R matchElement(Case<Leaf, R, X> leaf, Case<Nested, R, X> nested) throws X {
        return match(new ShapeCases<>(leaf, nested, Shape::notLowered, Shape::notLowered));
    }

    /** Runs the case of this shape's kind. */
    default <X extends Exception> void visit(ShapeEffects<X> effects) throws X {
        match(effects.cases());
    }

    /** Runs the case of this shape's kind, for a target without maps. */
    default <X extends Exception> void visitWithoutMaps(
            Effect<Leaf, X> leaf, Effect<Nested, X> nested, Effect<Listed, X> listed) throws X {
        matchWithoutMaps(leaf.asCase(), nested.asCase(), listed.asCase());
    }

    /** This shape as a value without parts. */
    default Optional<Leaf> asLeaf() {
        return match(new ShapeCases<>(
                Optional::of, nested -> Optional.empty(), listed -> Optional.empty(), mapped -> Optional.empty()));
    }

    /** This shape as a message. */
    default Optional<Nested> asNested() {
        return match(new ShapeCases<>(
                leaf -> Optional.empty(), Optional::of, listed -> Optional.empty(), mapped -> Optional.empty()));
    }

    /** This shape as a list. */
    default Optional<Listed> asListed() {
        return match(new ShapeCases<>(
                leaf -> Optional.empty(), nested -> Optional.empty(), Optional::of, mapped -> Optional.empty()));
    }

    private static <R> R notLowered(Shape shape) {
        throw new IllegalArgumentException("not lowered for this target: " + shape);
    }

    /** A primitive, temporal, fixed, decimal, uuid or enum. */
    record Leaf(Type.Leaf type) implements Shape {
        @Override
        public <R, X extends Exception> R match(ShapeCases<R, X> cases) throws X {
            return cases.leaf().of(this);
        }
    }

    /** A message of the lowered schema, by its key in {@link Lowered#message}. */
    record Nested(Origin origin) implements Shape {
        @Override
        public <R, X extends Exception> R match(ShapeCases<R, X> cases) throws X {
            return cases.nested().of(this);
        }
    }

    /** A list, whose elements may be absent only where the target has {@link Traits#optionalElements}. */
    record Listed(Shape element) implements Shape {
        @Override
        public <R, X extends Exception> R match(ShapeCases<R, X> cases) throws X {
            return cases.listed().of(this);
        }
    }

    /** A map by string, only where the target has maps; what a list's elements may be, its values may be. */
    record Mapped(Shape value) implements Shape {
        @Override
        public <R, X extends Exception> R match(ShapeCases<R, X> cases) throws X {
            return cases.mapped().of(this);
        }
    }
}
