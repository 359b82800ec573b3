/**
 * Charts as data, and what draws them as SVG that is complete without a script. Knows figures and names, no runs.
 *
 * <p>It is written by hand since the libraries that were looked at (JFreeChart with its SVG writer, XChart) draw on a {@code
 * Graphics2D}: each mark gets its colour as an attribute, so there are no classes to pick out a codec by and no themes by
 * variables, and texts are measured with the fonts of the machine that draws. Nor do they move names apart.
 */
package io.wirecost.plot;
