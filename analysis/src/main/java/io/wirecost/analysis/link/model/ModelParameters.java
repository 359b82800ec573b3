package io.wirecost.analysis.link.model;

import java.util.List;

/**
 * The fitted numbers with their meaning.
 *
 * @param kafka as fitted
 */
record ModelParameters(KafkaCost kafka, double coldNanos, FittedFlow flow) {
    private static final String FLOOR = "floor";
    private static final String BASELINE = "baseline";
    private static final String BOTH = FLOOR + ", " + BASELINE;

    List<ModelParameter> all() {
        return List.of(
                new ModelParameter(
                        "Kafka per message",
                        kafka.machine().fixedNanos(),
                        "ns",
                        "processors' time for a message without bytes on its whole way",
                        FLOOR),
                new ModelParameter(
                        "Kafka per byte",
                        kafka.machine().nanosPerByte(),
                        "ns/byte",
                        "processors' time for each encoded byte of a message",
                        FLOOR),
                new ModelParameter(
                        "framing", kafka.framingBytes(), "bytes", "what Kafka adds to a message on the link", BASELINE),
                new ModelParameter(
                        "cold",
                        coldNanos,
                        "ns",
                        "what a service's thread takes longer for one encoding or decoding than the loop",
                        BASELINE),
                new ModelParameter(
                        "beside",
                        flow.besideNanos(),
                        "ns",
                        "processors' time for each encoding or decoding beyond what the loop says: cold caches, compiler,"
                                + " garbage collector",
                        BOTH),
                new ModelParameter(
                        "link share",
                        flow.linkShare(),
                        "",
                        "share of the link's bandwidth that carries messages where it holds them up",
                        BOTH),
                new ModelParameter(
                        "p",
                        flow.sharpness(),
                        "",
                        "how little two stages that are about as slow hold each other up",
                        BOTH));
    }
}
