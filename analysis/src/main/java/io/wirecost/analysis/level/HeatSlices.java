package io.wirecost.analysis.level;

/**
 * The workers of a round that were alive together.
 *
 * @param round of the run
 * @param number within the round
 */
record HeatSlices(int round, int number) {}
