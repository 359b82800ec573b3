package io.wirecost.plot;

/**
 * Figures that are to be drawn. All are finite. An axis that is to be logarithmic is linear where a figure is not
 * positive.
 */
public sealed interface Chart permits Bars, Boxes, HeatMap, Lines, Rows, Scatter, Stacks, Strip {
    /** What it is about, in a few words. */
    String title();
}
