package io.wirecost.compiler.ubjson;

import io.wirecost.compiler.stream.Token;
import java.util.Arrays;
import java.util.Optional;

/**
 * The element types of the format's strongly typed arrays. The type is written once, and the library has Java arrays
 * for it.
 */
enum StrongType {
    INT("int", "asInt32Array"),
    LONG("long", "asInt64Array"),
    FLOAT("float", "asFloat32Array"),
    DOUBLE("double", "asFloat64Array"),
    STRING("java.lang.String", "asStringArray");

    private final String element;
    private final String accessor;

    StrongType(String element, String accessor) {
        this.element = element;
        this.accessor = accessor;
    }

    /** The type of arrays whose elements are all there; bytes and booleans have none. */
    static Optional<StrongType> of(Token token) {
        return Arrays.stream(values())
                .filter(type -> type.name().equals(token.name()))
                .findFirst();
    }

    /** The Java type of an element. */
    String element() {
        return element;
    }

    /** The name of the method that hands out the Java array. */
    String accessor() {
        return accessor;
    }
}
