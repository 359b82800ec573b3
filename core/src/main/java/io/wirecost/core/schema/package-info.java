/**
 * The linked schema: records, enums and types, independent of any library, and the names of the domain classes.
 *
 * <p>Names. {@code JavaNames} (core) is a pure function of the schema. So the compiler, which emits beans, and the codecs,
 * which reflect on them, agree without a file between them. Each target's names go through a {@code NameTable}.
 *
 * <p>Keys. A field may have a key, which stands for it in formats that carry names ({@code Field.wireName}). It changes bytes,
 * so it counts in the schema's equality and checksum. It is the user's text: emitted Java has it as a {@code StringLiteral}
 * only, the schema's text escapes it, and messages quote it. The text for a schema compiler never has it.
 *
 * <p>Documentation is {@code SchemaNotes} beside the schema. A field may have a number, a default and aliases. The default is a
 * neutral value, which each language's reader makes from its own notation. None of these changes the equality or the
 * checksum of a schema. They stand only in text for people ({@code Emission.documented}), never in text for a schema
 * compiler. There, {@code Remarks} has the comments, and {@code Namespace} the schema's own namespace. A default that does
 * not fit its field matters only where records lack fields: {@code ReadSchema} keeps it apart.
 */
package io.wirecost.core.schema;
