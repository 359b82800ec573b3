package io.wirecost.evolution.edit;

import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Makes other types of types. */
final class Types {
    private Types() {}

    /** The type of the values that lie innermost: without the optionals, arrays and maps around them. */
    static Type innermost(Type type) {
        return switch (type.form()) {
            case LEAF, RECORD -> type;
            case ARRAY, MAP, OPTIONAL -> innermost(type.element());
        };
    }

    /** Returns whether an innermost value may be absent. */
    static boolean holdsOptional(Type type) {
        return switch (type.form()) {
            case LEAF, RECORD -> false;
            case ARRAY, MAP -> holdsOptional(type.element());
            case OPTIONAL -> true;
        };
    }

    /** The same type with another innermost one. */
    static Type withInnermost(Type type, Type other) {
        return switch (type.form()) {
            case LEAF, RECORD -> other;
            case ARRAY -> new Type.ArrayType(withInnermost(type.element(), other));
            case MAP -> new Type.MapType(withInnermost(type.element(), other));
            case OPTIONAL -> new Type.OptionalType(withInnermost(type.element(), other));
        };
    }

    /** Another type, optional if the first one is. */
    static Type like(Type first, Type other) {
        return first.isOptional() ? new Type.OptionalType(other) : other;
    }

    /** The type, which refers to a definition by its new name. */
    static Type renamed(Type type, String from, String to) {
        Type inner = innermost(type);
        if (inner.asRecord().isPresent() && inner.name().equals(from)) {
            return withInnermost(type, new Type.RecordRef(to));
        } else if (inner.asEnum().isPresent() && inner.name().equals(from)) {
            return withInnermost(type, new Type.EnumRef(to));
        }
        return type;
    }

    /** A field that may be absent, and is so by default. */
    static Field optional(String name, Type present) {
        return new Field(name, new Type.OptionalType(present)).withDefault(new DefaultValue(null));
    }

    /** The field with another type, and with its default. */
    static Field retyped(Field field, UnaryOperator<Type> change) {
        Field changed = field.withType(change.apply(field.type()));
        return field.defaultValue().map(changed::withDefault).orElse(changed);
    }

    /** The simple type beneath a logical one; empty if there is no logical one, and for those of a fixed. */
    static Optional<Type> beneath(Type leaf) {
        return leaf.asLeaf()
                .flatMap(its -> its.simple().asPrimitive())
                .filter(simple -> simple != leaf)
                .<Type>map(simple -> simple);
    }
}
