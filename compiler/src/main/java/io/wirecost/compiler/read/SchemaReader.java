package io.wirecost.compiler.read;

import io.wirecost.core.InputException;
import java.util.List;

/** A language in which users write schemas. Stateless. */
public interface SchemaReader {
    /** The language's name, e.g. {@code avro}. */
    String language();

    /** A file of this language for messages, e.g. {@code an Avro schema (.avsc)}. */
    String expected();

    /** Returns whether a file is of this language by its name. */
    boolean recognises(String fileName);

    /** Returns whether a text is of this language by its content, whatever its file is named. */
    boolean isIn(String text);

    /**
     * Reads a schema.
     *
     * @param texts of the request's files; at least one
     * @throws InputException with every problem of the texts but {@linkplain ReadSchema#oddities oddities}
     */
    ReadSchema read(SchemaRequest request, List<SchemaSource> texts) throws InputException;

    /**
     * Reads the text of one schema that stands by itself.
     *
     * @param sourceName the file's name, for messages
     */
    default ReadSchema read(String text, String sourceName) throws InputException {
        return read(SchemaRequest.of(WaysOut.NONE), List.of(SchemaSource.of(sourceName, text)));
    }
}
