package io.wirecost.core.value;

/**
 * What emitted mappers ask of a message that a library has read: a number that an enum does not have, or a field that is not
 * there, is refused. Without that, the mapper would end by an error of the language.
 */
public final class ReadChecks {
    private ReadChecks() {}

    /**
     * Returns the constant with a number.
     *
     * @param constants of an enum, by number; null where the schema has none
     */
    public static <E> E constant(E[] constants, int number) {
        if (number >= 0 && number < constants.length) {
            E constant = constants[number];
            if (constant != null) {
                return constant;
            }
        }
        throw unknown(constants, "number " + number);
    }

    /**
     * Returns the constant that stands where that of a library's own enum stands.
     *
     * @param constants of an enum, in the order of the library's; null where the schema has none
     * @param read null if the library has read none
     */
    public static <E> E constant(E[] constants, Enum<?> read) {
        if (read != null && read.ordinal() < constants.length) {
            E constant = constants[read.ordinal()];
            if (constant != null) {
                return constant;
            }
        }
        throw unknown(constants, "symbol " + read);
    }

    /** Returns a field's value that is there. */
    public static <T> T present(T value, String field) {
        if (value == null) {
            throw new IllegalStateException("the message has no " + field);
        }
        return value;
    }

    private static IllegalStateException unknown(Object[] constants, String read) {
        String name = constants.getClass().getComponentType().getSimpleName();
        return new IllegalStateException(name + " has no " + read);
    }
}
