package io.wirecost.inference;

import io.wirecost.core.schema.Schema;
import io.wirecost.inference.guess.Guess;
import java.util.List;

/**
 * A schema that was found in records, with all that was learned on the way.
 *
 * @param guess the places of the records, and what each is taken for
 * @param halves the check of one half's guess against the other half
 * @param proof all records, read and written back
 * @param taken the records that are measured
 * @param omittedPaths what was left out
 */
public record Inferred(
        Schema schema, Guess.Entity guess, Halves halves, WrittenBack proof, Taken taken, List<String> omittedPaths) {}
