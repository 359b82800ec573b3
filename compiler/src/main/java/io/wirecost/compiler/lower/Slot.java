package io.wirecost.compiler.lower;

import io.wirecost.core.schema.Type;

/**
 * A field of a lowered message.
 *
 * @param name the target's name
 * @param source the schema's name of the record's field; {@code key} or {@code value} in other messages
 * @param type the schema's type of the domain value that it holds, with {@link Type.OptionalType} where it may be absent
 * @param shape how the target holds it when it is present
 * @param optional whether it may be absent; a NULL is optional and always absent
 * @param number of the field in a language with numbers, from 1; its place, unless the schema keeps numbers
 * @param isBranch whether it is a branch of a union: of all slots of its message, exactly one is present
 */
public record Slot(String name, String source, Type type, Shape shape, boolean optional, int number, boolean isBranch) {
    /** The same slot with the target's name. */
    Slot named(String other) {
        return new Slot(other, source, type, shape, optional, number, isBranch);
    }
}
