/**
 * Edits of schemas, each with what a reader of the other version should see, as a function on neutral values.
 *
 * <p>{@code EditCatalogue} applies every {@code EditKind} where a schema has a place for it. {@code Resolution} works out from
 * two schemas, and from what became of which field, symbol and type ({@code Renames}), what is left of a value. {@code
 * EdgeRecords} makes the records that show a change.
 *
 * <p>Numbers. Both versions of an edited schema have numbers for fields and symbols, as a language with numbers asks for. A
 * field that stays keeps its number wherever it stands, and a new one takes a number that nothing had.
 */
package io.wirecost.evolution.edit;
