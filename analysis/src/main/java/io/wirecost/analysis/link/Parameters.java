package io.wirecost.analysis.link;

import java.util.List;

/** The fitted numbers with what they mean. */
final class Parameters {
    private static final String FLOOR = "floor";

    private Parameters() {}

    static List<Parameter> of(Kafka kafka, Services services, Flow flow, String codec) {
        String both = FLOOR + ", " + codec;
        return List.of(
                new Parameter(
                        "Kafka per message",
                        kafka.machine().fixedNanos(),
                        "ns",
                        "processor time of all processes for a message without bytes, on its whole way",
                        FLOOR),
                new Parameter(
                        "Kafka per byte",
                        kafka.machine().nanosPerByte(),
                        "ns/byte",
                        "processor time of all processes for each encoded byte of a message",
                        FLOOR),
                new Parameter(
                        "framing", kafka.framingBytes(), "bytes", "what Kafka adds to a message on the link", FLOOR),
                new Parameter(
                        "cold",
                        services.coldNanos(),
                        "ns",
                        "what one encoding or decoding takes longer in a service than in the loop",
                        codec),
                new Parameter(
                        "companions",
                        services.companions(),
                        "",
                        "processor time of the machine for each nanosecond of codec work: that work itself, garbage"
                                + " collector, compiler",
                        codec),
                new Parameter(
                        "occupancy",
                        flow.occupancy(),
                        "",
                        "share of the time that processors work where they hold messages up",
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
