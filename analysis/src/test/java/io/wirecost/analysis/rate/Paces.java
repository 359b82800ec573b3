package io.wirecost.analysis.rate;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Block;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.core.run.Pipeline.Paced;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Hand-made sets at a rate, of a second each. */
final class Paces {
    static final long MILLI = 1_000_000;
    static final OpenLoop SEARCH = new OpenLoop(Optional.empty(), 1, 100 * MILLI);

    private Paces() {}

    /** @param latencyNanos of single messages, ascending */
    static Iteration set(double rate, long... latencyNanos) {
        return set(rate, Optional.empty(), latencyNanos);
    }

    /** Sustained, while the machine had this speed. */
    static Iteration at(double machineSpeed) {
        return set(100, Optional.of(machineSpeed), MILLI);
    }

    private static Iteration set(double rate, Optional<Double> machineSpeed, long... latencyNanos) {
        Latencies latencies = new Latencies(
                LongStream.of(latencyNanos).boxed().toList(),
                LongStream.of(latencyNanos).map(nanos -> 1).boxed().toList());
        return new Iteration(
                0,
                Math.round(rate),
                latencyNanos.length,
                1,
                1,
                1_000 * MILLI,
                List.of(),
                Optional.of(new Paced(rate, 40, machineSpeed, latencies)));
    }

    static Iteration sustained(double rate) {
        return set(rate, MILLI, 2 * MILLI);
    }

    static Iteration failed(double rate) {
        return set(rate, MILLI, 200 * MILLI);
    }

    /** @param sets of each block */
    @SafeVarargs
    static Pipeline blocks(List<Iteration>... sets) {
        return new Pipeline(IntStream.range(0, sets.length)
                .mapToObj(round -> new Block(round, true, 1_000, sets[round]))
                .toList());
    }

    static Cell cell(String codec, Passage passage, Pipeline pipeline) {
        return Cell.measured(new Trial("w", Variant.jvm(codec), passage), pipeline);
    }

    static Run run(OpenLoop openLoop, Cell... cells) {
        return new Run(
                Run.FORMAT_VERSION,
                "0.1.0",
                "2026-01-01T00:00:00Z",
                List.of(),
                "quick",
                true,
                3,
                new Environment(new MachineInfo("", "", "", 1, 1), List.of(new RuntimeInfo("jvm", "JVM", "", ""))),
                new Run.Data("w", "", "", "", Optional.empty(), List.of(new Run.DataGroup("all", 1))),
                List.of(),
                Optional.of(experiment(openLoop)),
                List.of(cells));
    }

    private static Experiment experiment(OpenLoop openLoop) {
        return new Experiment(
                3,
                1,
                new Experiment.Range(1, 1),
                new Experiment.Range(1, 1),
                1,
                Optional.empty(),
                0,
                Experiment.Services.THREADS,
                Experiment.Forward.PASSTHROUGH,
                "",
                new Experiment.Transport("", "", 0, 0, "", 1),
                Optional.empty(),
                Optional.of(openLoop));
    }
}
