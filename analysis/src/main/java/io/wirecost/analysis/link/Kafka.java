package io.wirecost.analysis.link;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What the floor says: the pipeline without any codec, per message that A sends.
 *
 * @param machine processor time of all processes, by the size of a message
 * @param framingBytes that Kafka adds to one message on the link
 * @param produceNanos one message handed to a producer
 * @param consumeNanos one message taken from a consumer
 * @param filterNanos one message looked at by B
 */
record Kafka(Cost machine, double framingBytes, double produceNanos, double consumeNanos, double filterNanos) {
    /** @param sets of the floor, over the link that holds the processors up the least */
    static Kafka of(List<Load> sets) {
        return new Kafka(
                Cost.fit(
                        sets.stream().mapToDouble(Load::bytes).toArray(),
                        sets.stream().mapToDouble(Load::cpuNanos).toArray()),
                average(sets, Load::framingBytes),
                average(sets, set -> set.phases().produceNanos() / (1 + set.passed())),
                average(sets, set -> set.phases().consumeNanos() / (1 + set.passed())),
                average(sets, set -> set.phases().filterNanos()));
    }

    static double average(List<Load> sets, ToDoubleFunction<Load> figure) {
        return sets.stream().mapToDouble(figure).average().orElseThrow();
    }
}
