package io.wirecost.core.codec;

/**
 * Two versions of a derived schema, for a codec whose library reads what was written by one of them as values of the other.
 *
 * @param writer the text by which the messages were written
 * @param reader the text of the reader's own schema, with the defaults and aliases that a reader needs
 */
public record SchemaVersions(String writer, String reader) {}
