package io.wirecost.compiler.flatbuffers;

import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.JavaNames;

/**
 * The names that flatc 2.0.8 gives to the Java methods of a table with our names; see {@link FlatbuffersNaming} for
 * ours.
 */
final class FlatcNames {
    private FlatcNames() {}

    /** flatc's class of a message, by full name. */
    static String table(Message message) {
        return FlatbuffersTarget.PACKAGE + "." + message.name();
    }

    /** The method that reads a field. */
    static String getter(Slot slot) {
        return camelCase(slot.name());
    }

    /** The method that tells whether an optional scalar is there. */
    static String presence(Slot slot) {
        return "has" + capitalized(slot);
    }

    static String adder(Slot slot) {
        return "add" + capitalized(slot);
    }

    /** The method that reads a field's vector as one object; null when it is absent. */
    static String vector(Slot slot) {
        return camelCase(slot.name() + "_vector");
    }

    static String byteBuffer(Slot slot) {
        return getter(slot) + "AsByteBuffer";
    }

    static String vectorStarter(Slot slot) {
        return "start" + capitalized(slot) + "Vector";
    }

    static String vectorCreator(Slot slot) {
        return "create" + capitalized(slot) + "Vector";
    }

    private static String capitalized(Slot slot) {
        return JavaNames.capitalize(getter(slot));
    }

    /**
     * Returns a name in camel case, as flatc makes it: an underscore is dropped, and the next character, even another
     * underscore, becomes upper case.
     */
    static String camelCase(String snakeCase) {
        StringBuilder camel = new StringBuilder();
        for (int i = 0; i < snakeCase.length(); i++) {
            boolean boundary = i > 0 && snakeCase.charAt(i) == '_' && i + 1 < snakeCase.length();
            camel.append(boundary ? Character.toUpperCase(snakeCase.charAt(++i)) : snakeCase.charAt(i));
        }
        return camel.toString();
    }
}
