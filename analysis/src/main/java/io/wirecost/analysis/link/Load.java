package io.wirecost.analysis.link;

import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Phases;
import io.wirecost.core.run.Pipeline.Work;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What one set of messages brought with it, per message that A sent.
 *
 * @param messages that A sent
 * @param passed share that B forwards
 * @param serialized times each message is encoded: by A, and by B what passes unless it forwards the bytes as they came
 * @param bytes encoded, of one message
 * @param framingBytes that Kafka adds to one message
 * @param cpuNanos of all processes
 * @param phases of the threads that do the services' work, together
 */
record Load(
        double messages,
        double passed,
        double serialized,
        double bytes,
        double framingBytes,
        double cpuNanos,
        PerMessage phases) {
    /** Times each message is decoded: by B, and by C what passes. */
    double deserialized() {
        return 1 + passed;
    }

    /** One per set of all blocks. */
    static List<Load> of(Pipeline pipeline, Forward forward) {
        return pipeline.blocks().stream()
                .flatMap(block -> block.iterations().stream())
                .map(set -> of(set, forward))
                .toList();
    }

    private static Load of(Iteration set, Forward forward) {
        double sends = (double) set.messages() + set.forwarded();
        return new Load(
                set.messages(),
                set.forwarded() / (double) set.messages(),
                forward == Forward.REENCODE ? sends / set.messages() : 1,
                set.payloadBytes() / sends,
                Math.max(0, set.sentBytes() - set.payloadBytes()) / sends,
                set.work().stream().mapToLong(Work::cpuNanos).sum() / (double) set.messages(),
                PerMessage.of(set.work().stream().map(Work::phases).reduce(Phases.NONE, Phases::plus), set.messages()));
    }

    /** The mean that the measured times are: geometric, so that a small set counts as much as a large one. */
    static double mean(List<Load> sets, ToDoubleFunction<Load> figure) {
        return Math.exp(
                sets.stream().mapToDouble(figure).map(Math::log).average().orElseThrow());
    }

    /**
     * Processor time of the services' own threads in nanoseconds per message.
     *
     * @param codecNanos serializing and deserializing, wherever
     * @param produceNanos A and B together
     * @param consumeNanos B and C together
     */
    record PerMessage(double codecNanos, double produceNanos, double consumeNanos, double filterNanos) {
        private static PerMessage of(Phases phases, double messages) {
            return new PerMessage(
                    (phases.serializeNanos() + phases.deserializeNanos()) / messages,
                    phases.produceNanos() / messages,
                    phases.consumeNanos() / messages,
                    phases.filterNanos() / messages);
        }
    }
}
