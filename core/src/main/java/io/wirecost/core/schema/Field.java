package io.wirecost.core.schema;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One field of a record. Fields are equal if they describe the same values under the same names: number, default and
 * aliases do not count.
 *
 * @param name the name that the schema gives it
 * @param type the type of its values
 * @param key what stands for it in formats that carry names; empty if that is its name. It is the user's text, and may
 *     be any that {@link Names#isKey} allows
 * @param number what stands for it on the wire, where the schema's language has numbers
 * @param defaultValue what it takes where a record lacks it
 * @param aliases other names of it; these are the user's text, so they never reach generated code
 */
public record Field(
        String name,
        Type type,
        Optional<String> key,
        OptionalInt number,
        Optional<DefaultValue> defaultValue,
        List<String> aliases) {
    public Field {
        key = key.filter(text -> !text.equals(name));
        aliases = List.copyOf(aliases);
    }

    /** A field with neither key, number, default nor aliases. */
    public Field(String name, Type type) {
        this(name, type, Optional.empty(), OptionalInt.empty(), Optional.empty(), List.of());
    }

    /** What stands for the field in formats that carry names. */
    public String wireName() {
        return key.orElse(name);
    }

    /** The same field with another key; a key that equals the name is none. */
    public Field withKey(String text) {
        return new Field(name, type, Optional.of(text), number, defaultValue, aliases);
    }

    /** The same field with values of another type, and so without a default. */
    public Field withType(Type other) {
        return new Field(name, other, key, number, Optional.empty(), aliases);
    }

    /** The same field with another name, and so without a key. */
    public Field withName(String other) {
        return new Field(other, type, Optional.empty(), number, defaultValue, aliases);
    }

    /** The same field with another number. */
    public Field withNumber(int other) {
        return new Field(name, type, key, OptionalInt.of(other), defaultValue, aliases);
    }

    /** The same field with another default. */
    public Field withDefault(DefaultValue value) {
        return new Field(name, type, key, number, Optional.of(value), aliases);
    }

    /** Returns whether this is the very value that it takes where a record lacks it. */
    public boolean isDefault(Object value) {
        return defaultValue.filter(own -> own.value() == value).isPresent();
    }

    /** The same field with other aliases. */
    public Field withAliases(List<String> names) {
        return new Field(name, type, key, number, defaultValue, names);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Field that && name.equals(that.name) && type.equals(that.type) && key.equals(that.key);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, type, key);
    }
}
