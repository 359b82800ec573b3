package io.wirecost.core.run;

/**
 * Sizes of a user's own records as the JSON text in which they came.
 *
 * @param compact without white space
 * @param file as they stood in the file
 */
public record AsGiven(Sizes compact, Sizes file) {}
