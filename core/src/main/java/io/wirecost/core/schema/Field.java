package io.wirecost.core.schema;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One field of a record. Fields are equal if they describe the same values: number, default and aliases do not count.
 *
 * @param name the name that the schema gives it
 * @param type the type of its values
 * @param number what stands for it on the wire, where the schema's language has numbers
 * @param defaultValue what it takes where a record lacks it
 * @param aliases other names of it; these are the user's text, so they never reach generated code
 */
public record Field(
        String name, Type type, OptionalInt number, Optional<DefaultValue> defaultValue, List<String> aliases) {
    public Field {
        aliases = List.copyOf(aliases);
    }

    /** A field with neither number, default nor aliases. */
    public Field(String name, Type type) {
        this(name, type, OptionalInt.empty(), Optional.empty(), List.of());
    }

    /** The same field with another default. */
    public Field withDefault(DefaultValue value) {
        return new Field(name, type, number, Optional.of(value), aliases);
    }

    /** The same field with other aliases. */
    public Field withAliases(List<String> names) {
        return new Field(name, type, number, defaultValue, names);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Field that && name.equals(that.name) && type.equals(that.type);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, type);
    }
}
