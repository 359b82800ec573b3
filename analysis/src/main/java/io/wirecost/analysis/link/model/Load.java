package io.wirecost.analysis.link.model;

import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Phases;
import io.wirecost.core.run.Pipeline.Work;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * The load of one set of messages, per message that A sent.
 *
 * @param messages that A sent
 * @param passed share that B forwards
 * @param bytes encoded, of one message
 * @param framingBytes that Kafka adds to one message
 * @param cpuNanos of all processes
 * @param threads processor time of the threads that do the services' work
 */
record Load(
        double messages,
        double passed,
        Calls calls,
        double bytes,
        double framingBytes,
        double cpuNanos,
        Threads threads) {

    /**
     * Processor time in nanoseconds per message.
     *
     * @param codecNanos serializing and deserializing, wherever
     * @param produceNanos A and B together
     * @param consumeNanos B and C together
     */
    record Threads(double codecNanos, double produceNanos, double consumeNanos, double filterNanos) {
        private static Threads of(Phases phases, double messages) {
            return new Threads(
                    (phases.serializeNanos() + phases.deserializeNanos()) / messages,
                    phases.produceNanos() / messages,
                    phases.consumeNanos() / messages,
                    phases.filterNanos() / messages);
        }
    }

    /** Returns the loads of a codec: one per set of all blocks. */
    static List<Load> of(Pipeline pipeline, Forward forward) {
        return of(pipeline, passed -> Calls.of(passed, forward));
    }

    /** Returns the loads of the floor, whose services do not encode or decode. */
    static List<Load> ofFloor(Pipeline pipeline) {
        return of(pipeline, passed -> Calls.NONE);
    }

    private static List<Load> of(Pipeline pipeline, Function<Double, Calls> calls) {
        return pipeline.blocks().stream()
                .flatMap(block -> block.iterations().stream())
                .map(set -> of(set, calls))
                .toList();
    }

    private static Load of(Iteration set, Function<Double, Calls> calls) {
        double messages = set.messages();
        double sends = messages + set.forwarded();
        double passed = set.forwarded() / messages;
        return new Load(
                messages,
                passed,
                calls.apply(passed),
                set.payloadBytes() / sends,
                Math.max(0, set.sentBytes() - set.payloadBytes()) / sends,
                set.work().stream().mapToLong(Work::cpuNanos).sum() / messages,
                Threads.of(set.work().stream().map(Work::phases).reduce(Phases.NONE, Phases::plus), messages));
    }

    /** The mean that the measured times are: geometric, so that a small set counts as much as a large one. */
    static double mean(List<Load> sets, ToDoubleFunction<Load> figure) {
        return Math.exp(average(sets, set -> Math.log(figure.applyAsDouble(set))));
    }

    static double average(List<Load> sets, ToDoubleFunction<Load> figure) {
        return sets.stream().mapToDouble(figure).average().orElseThrow();
    }
}
