package io.wirecost.analysis.pipeline;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Block;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Phases;
import io.wirecost.core.run.Pipeline.Work;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Hand-made samples of the pipeline. */
public final class Blocks {
    private Blocks() {}

    /** Rounds from 0 with a set of 100 messages each. */
    static Pipeline of(double... nanosPerMessage) {
        return new Pipeline(IntStream.range(0, nanosPerMessage.length)
                .mapToObj(round -> block(round, set(100, nanosPerMessage[round] * 100)))
                .toList());
    }

    public static Cell cell(String codec, Task task, double... nanosPerMessage) {
        return Cell.measured(new Trial("w", Variant.jvm(codec), task), of(nanosPerMessage));
    }

    public static Block block(int round, Iteration... sets) {
        return new Block(round, true, 1000 * (round + 1), List.of(sets));
    }

    static Block ofSameServices(int round, Iteration... sets) {
        return new Block(round, false, 1000 * (round + 1), List.of(sets));
    }

    static Iteration set(long messages, double elapsedNanos, Work... work) {
        return new Iteration(
                0,
                messages,
                messages / 2,
                messages * 300,
                messages * 200,
                Math.round(elapsedNanos),
                List.of(work),
                Optional.empty());
    }

    /** @param phases serialize, produce, consume, deserialize, filter and check, in nanoseconds */
    static Work work(String process, long cpuNanos, long allocatedBytes, long... phases) {
        return new Work(
                process,
                cpuNanos,
                allocatedBytes,
                phases.length == 0
                        ? Phases.NONE
                        : new Phases(phases[0], phases[1], phases[2], phases[3], phases[4], phases[5]));
    }
}
