package io.wirecost.analysis.pipeline;

import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Phases;
import io.wirecost.core.run.Pipeline.Work;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The cost of a message on its way through the services, as means over all messages of all blocks.
 *
 * @param payloadBytes encoded bytes of one message that A or B sent
 * @param sentBytes bytes that their producers put on the network for it: with its part of the batch and of the request,
 *     compressed where compression is on
 * @param cpu processor time by its use
 * @param processes in the order of the run
 */
public record PipelineCosts(double payloadBytes, double sentBytes, Cpu cpu, List<ProcessCost> processes) {
    private static final String BROKER = "broker";

    public PipelineCosts {
        processes = List.copyOf(processes);
    }

    /**
     * Processor time of all processes, in nanoseconds per message.
     *
     * @param restNanos of the services: Kafka's network threads, the garbage collector, the compiler
     * @param brokerNanos empty for a broker that is not ours
     */
    public record Cpu(
            double serializeNanos,
            double produceNanos,
            double consumeNanos,
            double deserializeNanos,
            double filterNanos,
            double checkNanos,
            double restNanos,
            Optional<Double> brokerNanos) {
        public double totalNanos() {
            return serializeNanos
                    + produceNanos
                    + consumeNanos
                    + deserializeNanos
                    + filterNanos
                    + checkNanos
                    + restNanos
                    + brokerNanos.orElse(0.0);
        }
    }

    /**
     * One process, per message that A sent.
     *
     * @param process {@code a}, {@code b}, {@code c}, {@code broker}, or names joined with {@code +}
     */
    public record ProcessCost(String process, double cpuNanos, double allocatedBytes) {}

    static PipelineCosts of(Pipeline pipeline) {
        List<Iteration> sets = pipeline.blocks().stream()
                .flatMap(block -> block.iterations().stream())
                .toList();
        double messages = sets.stream().mapToLong(Iteration::messages).sum();
        double sends = messages + sets.stream().mapToLong(Iteration::forwarded).sum();
        Map<String, Work> works = byProcess(sets.stream().flatMap(set -> set.work().stream()));
        return new PipelineCosts(
                sets.stream().mapToDouble(Iteration::payloadBytes).sum() / sends,
                sets.stream().mapToDouble(Iteration::sentBytes).sum() / sends,
                cpu(works, messages),
                works.values().stream()
                        .map(work -> new ProcessCost(
                                work.process(), work.cpuNanos() / messages, work.allocatedBytes() / messages))
                        .toList());
    }

    private static Map<String, Work> byProcess(Stream<Work> works) {
        Map<String, Work> sums = new LinkedHashMap<>();
        works.forEach(work -> sums.merge(work.process(), work, PipelineCosts::sum));
        return sums;
    }

    private static Work sum(Work one, Work other) {
        return new Work(
                one.process(),
                one.cpuNanos() + other.cpuNanos(),
                one.allocatedBytes() + other.allocatedBytes(),
                one.phases().plus(other.phases()));
    }

    private static Cpu cpu(Map<String, Work> works, double messages) {
        Phases phases = works.values().stream().map(Work::phases).reduce(Phases.NONE, Phases::plus);
        long services = works.values().stream()
                .filter(work -> !work.process().equals(BROKER))
                .mapToLong(Work::cpuNanos)
                .sum();
        // Threads and processes have clocks of their own, so that the difference of small figures may be negative.
        long rest = Math.max(0, services - total(phases));
        return new Cpu(
                phases.serializeNanos() / messages,
                phases.produceNanos() / messages,
                phases.consumeNanos() / messages,
                phases.deserializeNanos() / messages,
                phases.filterNanos() / messages,
                phases.checkNanos() / messages,
                rest / messages,
                Optional.ofNullable(works.get(BROKER)).map(work -> work.cpuNanos() / messages));
    }

    private static long total(Phases phases) {
        return phases.serializeNanos()
                + phases.produceNanos()
                + phases.consumeNanos()
                + phases.deserializeNanos()
                + phases.filterNanos()
                + phases.checkNanos();
    }
}
