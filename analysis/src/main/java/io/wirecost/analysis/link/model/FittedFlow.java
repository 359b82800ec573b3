package io.wirecost.analysis.link.model;

/**
 * The parameters that are fitted to the times of floor and baseline, the same for every codec.
 *
 * @param kafka how many times the floor's processor time Kafka needs. It is more if processors cannot be busy all the
 *     time, or if a relay between the services takes its share of them
 * @param besideNanos processor time of the machine for every encoding and decoding beyond what the loop says
 * @param linkShare share of the link's bandwidth that carries messages where the link holds them up; the rest goes to
 *     acknowledgements, and to waiting between one fetch and the next
 * @param sharpness of {@link Prediction}
 */
record FittedFlow(double kafka, double besideNanos, double linkShare, double sharpness) {}
