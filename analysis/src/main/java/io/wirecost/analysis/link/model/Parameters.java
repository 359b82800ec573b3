package io.wirecost.analysis.link.model;

import java.util.List;

/**
 * The fitted numbers with what they mean.
 *
 * @param kafka as fitted
 * @param codec that they were fitted on, beside the floor
 */
record Parameters(KafkaCost kafka, double coldNanos, FittedFlow flow, String codec) {
    private static final String FLOOR = "floor";

    List<Parameter> all() {
        String both = FLOOR + ", " + codec;
        return List.of(
                new Parameter(
                        "Kafka per message",
                        kafka.machine().fixedNanos(),
                        "ns",
                        "processors' time for a message without bytes on its whole way",
                        FLOOR),
                new Parameter(
                        "Kafka per byte",
                        kafka.machine().nanosPerByte(),
                        "ns/byte",
                        "processors' time for each encoded byte of a message",
                        FLOOR),
                new Parameter(
                        "framing", kafka.framingBytes(), "bytes", "what Kafka adds to a message on the link", codec),
                new Parameter(
                        "cold",
                        coldNanos,
                        "ns",
                        "what a service's thread takes longer for one encoding or decoding than the loop",
                        codec),
                new Parameter(
                        "beside",
                        flow.besideNanos(),
                        "ns",
                        "processors' time for each encoding or decoding beyond what the loop says: cold caches, compiler,"
                                + " garbage collector",
                        both),
                new Parameter(
                        "link share",
                        flow.linkShare(),
                        "",
                        "share of the link's bandwidth that carries messages where it holds them up",
                        both),
                new Parameter(
                        "p",
                        flow.sharpness(),
                        "",
                        "how little two stages that are about as slow hold each other up",
                        both));
    }
}
