package io.wirecost.compiler.stream;

import java.util.List;
import java.util.Optional;

/**
 * How one library writes and reads single values, as Java text. All text is for emitted code in which {@code to} is the
 * library's writer; {@code from} is given, since some libraries read from another object at every level.
 */
interface StreamDialect {
    /** Full name of the class that values are written through. */
    String writer();

    /** Full name of the class that values are read from. */
    String reader();

    /** Returns whether records are lists, whose fields are told apart by their place alone. */
    default boolean positional() {
        return false;
    }

    /** Returns whether the root, where records are lists, begins with the number of its fields as those within it do. */
    default boolean countsRoot() {
        return true;
    }

    /** Returns whether the format has decimals that keep their scale; otherwise they travel as text. */
    default boolean hasDecimals() {
        return false;
    }

    /** Returns whether values of logical types travel as text; otherwise as docs/carriers.md has them for binary formats. */
    default boolean isText() {
        return false;
    }

    /** Returns whether a name goes with its value in one call; otherwise {@link #name} writes it ahead. */
    default boolean namesGoWithValues() {
        return false;
    }

    /** The class of constants that fields' names are kept in, each made of its text; empty where the text itself is written. */
    default Optional<String> nameConstants() {
        return Optional.empty();
    }

    /** The statement that writes the name of the value to come. */
    String name(String name);

    /**
     * The statement that writes a value.
     *
     * @param name expression for its name; {@code null}, in Java too, for a value without a name
     * @param value a variable or an expression to be used once; without meaning for {@link Token#NIL}
     */
    String write(Token token, String name, String value);

    /**
     * The statement that begins a list or map.
     *
     * @param size expression for the number of its parts
     * @param number tells the variables of nested lists and maps apart
     */
    String begin(Container container, String size, int number);

    /** The statement that ends it; empty where the number of parts has told the end. */
    String end(Container container, String name, int number);

    /** The expression for the next value, which is there. */
    String read(Token token, String from);

    /** The condition for the next value being null. */
    String isNil(String from);

    /** The statement that goes on behind a null for which {@link #isNil} was true; empty where none is needed. */
    String afterNil(String from);

    /** The statement that goes on behind a null that must be here; empty where none is needed. */
    default String skipNil(String from) {
        return afterNil(from);
    }

    EmittedLoop loop(Container container, String from, int number);

    /** Lines of further methods, which the statements and expressions of this dialect call. */
    default List<String> methods() {
        return List.of();
    }
}
