package io.wirecost.compiler.read;

import java.nio.file.Path;

/**
 * The text of one file of a schema.
 *
 * @param name for messages
 * @param file where it was read from; only its name where a text was given
 */
public record SchemaSource(String name, Path file, String text) {
    /** A text that comes from no file of the user's. */
    public static SchemaSource of(String name, String text) {
        return new SchemaSource(name, Path.of("schema"), text);
    }
}
