package io.wirecost.compiler.read;

import io.wirecost.core.InputException;

/** A language in which users write schemas. Stateless. */
public interface SchemaReader {
    /** The language's name, e.g. {@code avro}. */
    String language();

    /** A file of this language for messages, e.g. {@code an Avro schema (.avsc)}. */
    String expected();

    /** Returns whether a file is of this language by its name. */
    boolean recognises(String fileName);

    /**
     * Reads the text of one schema.
     *
     * @param sourceName the file's name, for messages
     * @throws InputException with every problem of the text but unfit defaults
     */
    ReadSchema read(String text, String sourceName) throws InputException;
}
