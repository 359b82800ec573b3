package io.wirecost.analysis.link.model;

import java.util.List;

/**
 * Kafka's cost per message that A sends, as measured on the floor: the pipeline without any codec.
 *
 * @param machine processor time of all processes, by the size of a message; if all messages of the floor have one size,
 *     the cost of a byte is unknown, and all processor time counts as the cost of the message
 * @param framingBytes that Kafka adds to one message on the link
 * @param produceNanos one message handed to a producer
 * @param consumeNanos one message taken from a consumer
 * @param filterNanos one message looked at by B
 */
record KafkaCost(Cost machine, double framingBytes, double produceNanos, double consumeNanos, double filterNanos) {
    /**
     * @param sets of the floor, over the link that holds the processors up the least
     * @param codecs sets of a codec: the floor's messages have a header of their own
     */
    static KafkaCost of(List<Load> sets, List<Load> codecs) {
        return new KafkaCost(
                Cost.fit(
                        sets.stream().mapToDouble(Load::bytes).toArray(),
                        sets.stream().mapToDouble(Load::cpuNanos).toArray()),
                Load.average(codecs, Load::framingBytes),
                Load.average(sets, set -> set.threads().produceNanos() / (1 + set.passed())),
                Load.average(sets, set -> set.threads().consumeNanos() / (1 + set.passed())),
                Load.average(sets, set -> set.threads().filterNanos()));
    }

    /** The same with processor time that is so many times as much. */
    KafkaCost times(double factor) {
        return new KafkaCost(machine.times(factor), framingBytes, produceNanos, consumeNanos, filterNanos);
    }
}
