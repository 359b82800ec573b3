package io.wirecost.analysis.link;

/**
 * How well messages flow, for every codec alike.
 *
 * @param occupancy share of the time that the processors work where they are what holds messages up
 * @param linkShare share of the link's bandwidth that carries messages where the link holds them up; the rest goes to
 *     acknowledgements, and to waiting between one fetch and the next
 * @param sharpness of {@link Prediction}
 */
record Flow(double occupancy, double linkShare, double sharpness) {}
