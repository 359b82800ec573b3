package io.wirecost.engine.jvm;

import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.runner.ForkOutcome;
import io.wirecost.engine.runner.ForkOutcome.Score;
import io.wirecost.engine.runner.Schedule;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.harness.fork.CodecBenchmark;
import io.wirecost.harness.fork.ForkPlan;
import io.wirecost.process.Ending;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Lets JMH measure one fork: one run of its runner, with the class path of one codec. */
final class ForkRunner {
    private static final String CLASS_PATH = "java.class.path";
    private static final String ALLOCATED = "gc.alloc.rate.norm";

    private final MeasuringJvm jvm;
    private final WorkFolder folder;
    private final Path dataset;
    private final Duration patience;

    ForkRunner(MeasuringJvm jvm, WorkOrder order) {
        this.jvm = jvm;
        this.folder = order.folder();
        this.dataset = order.datasetFile();
        this.patience = order.patience();
        System.setProperty("jmh.ignoreLock", "true"); // several runs on one machine are the user's decision
    }

    ForkOutcome run(CompiledCodec codec, Schedule schedule) throws IOException {
        Path plan = folder.file("fork-plan");
        java.nio.file.Files.deleteIfExists(ForkPlan.heartbeat(plan));
        new ForkPlan(dataset, codec.name(), schedule.slots()).write(plan);
        ForkOutput output = new ForkOutput();
        try (Watchdog watchdog = new Watchdog(ForkPlan.heartbeat(plan), patience)) {
            try {
                Runner runner = new Runner(options(schedule, plan), output.format());
                List<Score> scores = scores(run(runner, jvm.classPath(codec)));
                return scores.size() == schedule.slots().size()
                        ? new ForkOutcome.Measured(scores)
                        : new ForkOutcome.Failed("the measuring JVM ended early, after %d of %d iterations"
                                .formatted(scores.size(), schedule.slots().size()));
            } catch (RunnerException | RuntimeException e) {
                return failure(e, output, watchdog);
            }
        }
    }

    /** JMH reads the forks' class path from a system property when it starts them. */
    private static Collection<RunResult> run(Runner runner, String classPath) throws RunnerException {
        synchronized (ForkRunner.class) {
            String own = System.getProperty(CLASS_PATH);
            System.setProperty(CLASS_PATH, classPath);
            try {
                return runner.run();
            } finally {
                System.setProperty(CLASS_PATH, own);
            }
        }
    }

    private static Options options(Schedule schedule, Path plan) {
        List<String> jvmArgs = new ArrayList<>(MeasuringJvm.options());
        jvmArgs.add("-D" + ForkPlan.PROPERTY + "=" + plan);
        return new OptionsBuilder()
                .include("^" + CodecBenchmark.class.getName().replace(".", "\\.") + "\\.operation$")
                .forks(1)
                .warmupIterations(0)
                .measurementIterations(schedule.slots().size())
                .measurementTime(TimeValue.nanoseconds(schedule.iteration().toNanos()))
                .jvmArgs(jvmArgs.toArray(String[]::new))
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true)
                .build();
    }

    private static List<Score> scores(Collection<RunResult> results) {
        List<Score> scores = new ArrayList<>();
        for (RunResult run : results) {
            for (BenchmarkResult fork : run.getBenchmarkResults()) {
                for (IterationResult iteration : fork.getIterationResults()) {
                    Result<?> allocated = iteration.getSecondaryResults().get(ALLOCATED);
                    scores.add(new Score(iteration.getPrimaryResult().getScore(), allocated.getScore()));
                }
            }
        }
        return scores;
    }

    private ForkOutcome failure(Exception e, ForkOutput output, Watchdog watchdog) {
        if (watchdog.hasBitten()) {
            return new ForkOutcome.Failed(
                    "hung while measuring (no progress for %d s)".formatted(Math.max(1, patience.toSeconds())));
        }
        if (output.exitCode().isEmpty()) {
            return new ForkOutcome.Failed("while measuring: " + Causes.describe(e));
        }
        Ending ending = new Ending(output.exitCode().getAsInt());
        try {
            if (ending.isInterrupt() && folder.isShuttingDown()) {
                return new ForkOutcome.Interrupted();
            }
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            return new ForkOutcome.Interrupted();
        }
        return new ForkOutcome.Failed("the measuring JVM %s%s".formatted(ending, output.lastWords()));
    }
}
