/**
 * Times of a run without what the machine did to them: the neighbours of a core, one pass, one heat.
 *
 * <p>Levels. run.json keeps the times of slices as they were read, and beside them the levelled ones ({@code analysis.level}):
 * without the neighbours of the core, the pass and the heat. Levelling starts from the raw times, so doing it twice changes
 * nothing. The whole run is levelled each time that a run is made of what is known so far, since every new slice changes the
 * level of all. All that reads times reads levelled ones, through {@code ForkScores}; ratios are {@code
 * analysis.ratio.SpeedRatios}.
 */
package io.wirecost.analysis.level;
