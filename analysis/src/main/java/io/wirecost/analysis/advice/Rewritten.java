package io.wirecost.analysis.advice;

import io.wirecost.core.run.Batches;

/**
 * The messages of the codec in use, in other words: shorter keys, or numbers without quotes.
 *
 * @param words what is changed
 * @param before batches of the same messages as they are
 * @param after batches of the changed ones
 */
public record Rewritten(String words, Batches before, Batches after) {}
