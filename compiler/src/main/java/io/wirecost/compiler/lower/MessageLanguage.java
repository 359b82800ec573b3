package io.wirecost.compiler.lower;

import java.util.function.Function;

/**
 * A language for schemas with messages. Who writes a text in it chooses the names: those of a schema, or others that
 * stand for them.
 *
 * @param fileName the usual name of a file, e.g. {@code schema.proto}
 * @param traits what its messages can hold
 * @param smallSymbols whether a symbol of an enum has to start with a small letter
 * @param emitter writes the text of a file. Fields and symbols are numbered by their order, whatever they are named, so
 *     that all texts of one schema describe the same bytes
 */
public record MessageLanguage(String fileName, Traits traits, boolean smallSymbols, Function<Lowered, String> emitter) {
    /** The text of a file with these messages and enums. */
    public String write(Lowered lowered) {
        return emitter.apply(lowered);
    }
}
