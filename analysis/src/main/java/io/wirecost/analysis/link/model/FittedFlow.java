package io.wirecost.analysis.link.model;

/**
 * What the times of floor and baseline say, for every codec alike.
 *
 * @param kafka how many times the floor's processor time Kafka needs: more where processors cannot be busy all the time,
 *     or where a relay between the services takes its share of them
 * @param besideNanos processor time of the machine for every encoding and decoding beyond what the loop says
 * @param linkShare share of the link's bandwidth that carries messages where the link holds them up; the rest goes to
 *     acknowledgements, and to waiting between one fetch and the next
 * @param sharpness of {@link Prediction}
 */
record FittedFlow(double kafka, double besideNanos, double linkShare, double sharpness) {}
