/**
 * Finds the schema of JSON records that came without one, and proves it on them.
 *
 * <p>A pass over the records counts into {@code observe.Seen}, one for each place, in two halves that can be joined. {@code
 * Guesser} makes a {@code Guess} of it, {@code Misfits} compares a guess with the other half, and {@code SchemaBuilder}
 * makes the schema. How JSON spells a value is a {@code Spelling} in the schema's notes: it changes no byte of any format,
 * and lets {@code WrittenJson} write a record back as it was. What was found is {@code SchemaFindings}, data in run.json, so
 * that a report can be made again.
 */
package io.wirecost.inference;
