package io.wirecost.compiler.lower;

import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Type;
import java.util.Optional;

/** The form of a slot of a lowered message. */
public sealed interface Shape {
    /** The kinds of shapes. */
    enum Kind {
        LEAF,
        NESTED,
        LISTED,
        MAPPED
    }

    Kind kind();

    /** The type of a leaf. */
    default Type.Leaf type() {
        throw new IllegalStateException("a shape without type: " + this);
    }

    /** The key of a nested message. */
    default Origin origin() {
        throw new IllegalStateException("a shape without message: " + this);
    }

    /** What the keys of a map are in the user's own {@code .proto}. */
    default ProtoKind key() {
        throw new IllegalStateException("a shape without keys: " + this);
    }

    /** The shape of a list's elements or of a map's values. */
    default Shape element() {
        throw new IllegalStateException("a shape without elements: " + this);
    }

    /** What is made of a shape of one kind. */
    @FunctionalInterface
    interface Case<T, R, X extends Exception> {
        R of(T shape) throws X;
    }

    /** What is done with a shape of one kind. */
    @FunctionalInterface
    interface Effect<T, X extends Exception> {
        void on(T shape) throws X;

        private Case<T, Void, X> asCase() {
            return shape -> {
                on(shape);
                return null;
            };
        }
    }

    /** Returns the result of the case of this shape's kind, for a target without maps. */
    default <R, X extends Exception> R matchWithoutMaps(
            Case<Leaf, R, X> leaf, Case<Nested, R, X> nested, Case<Listed, R, X> listed) throws X {
        return kind() == Kind.LISTED ? listed.of((Listed) this) : matchElement(leaf, nested);
    }

    /**
     * Returns the result of the case of this shape's kind as an element, for a target whose lists and maps hold neither
     * lists nor maps.
     */
    default <R, X extends Exception> R matchElement(Case<Leaf, R, X> leaf, Case<Nested, R, X> nested) throws X {
        return switch (kind()) {
            case LEAF -> leaf.of((Leaf) this);
            case NESTED -> nested.of((Nested) this);
            case LISTED, MAPPED -> throw new IllegalArgumentException("not lowered for this target: " + this);
        };
    }

    /** Runs the case of this shape's kind, for a target without maps. */
    default <X extends Exception> void visitWithoutMaps(
            Effect<Leaf, X> leaf, Effect<Nested, X> nested, Effect<Listed, X> listed) throws X {
        matchWithoutMaps(leaf.asCase(), nested.asCase(), listed.asCase());
    }

    /** This shape as a value without parts. */
    default Optional<Leaf> asLeaf() {
        return kind() == Kind.LEAF ? Optional.of((Leaf) this) : Optional.empty();
    }

    /** This shape as a message. */
    default Optional<Nested> asNested() {
        return kind() == Kind.NESTED ? Optional.of((Nested) this) : Optional.empty();
    }

    /** This shape as a list. */
    default Optional<Listed> asListed() {
        return kind() == Kind.LISTED ? Optional.of((Listed) this) : Optional.empty();
    }

    /** Returns whether this is a list or a map. */
    default boolean isCollection() {
        return kind() == Kind.LISTED || kind() == Kind.MAPPED;
    }

    /** The value without parts that this shape is, or that its lists and maps hold in the end; empty for a message. */
    default Optional<Leaf> innermostLeaf() {
        return isCollection() ? element().innermostLeaf() : asLeaf();
    }

    /**
     * A primitive, temporal, fixed, decimal, uuid or enum.
     *
     * @param own what it is in the user's own {@code .proto}
     */
    record Leaf(Type.Leaf type, ProtoKind own) implements Shape {
        /** A leaf that is what its type becomes anyway. */
        public Leaf(Type.Leaf type) {
            this(type, ProtoKind.USUAL);
        }

        @Override
        public Kind kind() {
            return Kind.LEAF;
        }
    }

    /** A message of the lowered schema, by its key in {@link Lowered#message}. */
    record Nested(Origin origin) implements Shape {
        @Override
        public Kind kind() {
            return Kind.NESTED;
        }
    }

    /** A list, whose elements may be absent only where the target has {@link Traits#optionalElements}. */
    record Listed(Shape element) implements Shape {
        @Override
        public Kind kind() {
            return Kind.LISTED;
        }
    }

    /**
     * A map by string, only where the target has maps; what a list's elements may be, its values may be.
     *
     * @param key what the keys are in the user's own {@code .proto}
     */
    record Mapped(Shape element, ProtoKind key) implements Shape {
        /** A map by texts. */
        public Mapped(Shape element) {
            this(element, ProtoKind.USUAL);
        }

        @Override
        public Kind kind() {
            return Kind.MAPPED;
        }
    }
}
