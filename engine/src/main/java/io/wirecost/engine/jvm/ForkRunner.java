package io.wirecost.engine.jvm;

import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.runner.ForkOutcome;
import io.wirecost.engine.runner.ForkOutcome.Score;
import io.wirecost.engine.runner.ForkOutcome.WarmUp;
import io.wirecost.engine.runner.Schedule;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.harness.fork.CodecBenchmark;
import io.wirecost.harness.fork.ForkLog;
import io.wirecost.harness.fork.ForkLog.Spent;
import io.wirecost.harness.fork.ForkPlan;
import io.wirecost.process.Ending;
import io.wirecost.process.Start;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.IterationResult;
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
    private static final double NANOS_PER_SECOND = 1e9;

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
        Files.deleteIfExists(ForkPlan.heartbeat(plan));
        Files.deleteIfExists(ForkLog.beside(plan));
        new ForkPlan(dataset, codec.name(), schedule.warmUpCap().toNanos(), schedule.slots()).write(plan);
        ForkOutput output = new ForkOutput();
        try (Watchdog watchdog = new Watchdog(ForkPlan.heartbeat(plan), patience)) {
            try {
                Runner runner = new Runner(options(codec, schedule, plan), output.format());
                List<IterationResult> slots = slots(run(runner, jvm.classPath(codec)));
                return slots.size() == schedule.slots().size()
                        ? measured(slots, ForkLog.read(ForkLog.beside(plan)))
                        : new ForkOutcome.Failed("the measuring JVM ended early, after %d of %d iterations"
                                .formatted(slots.size(), schedule.slots().size()));
            } catch (RunnerException | RuntimeException e) {
                return failure(e, output, watchdog);
            }
        }
    }

    /** JMH reads the forks' class path from a system property when it starts them. */
    private static Collection<RunResult> run(Runner runner, String classPath) throws RunnerException, IOException {
        synchronized (ForkRunner.class) {
            String own = System.getProperty(CLASS_PATH);
            System.setProperty(CLASS_PATH, classPath);
            try {
                Start.count("java");
                return runner.run();
            } finally {
                System.setProperty(CLASS_PATH, own);
            }
        }
    }

    private Options options(CompiledCodec codec, Schedule schedule, Path plan) {
        List<String> jvmArgs = new ArrayList<>(MeasuringJvm.options());
        jvmArgs.addAll(jvm.options(codec));
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

    private static List<IterationResult> slots(Collection<RunResult> results) {
        return results.stream()
                .flatMap(run -> run.getBenchmarkResults().stream())
                .flatMap(fork -> fork.getIterationResults().stream())
                .toList();
    }

    private static ForkOutcome measured(List<IterationResult> slots, ForkLog log) {
        List<Score> scores = IntStream.range(0, slots.size())
                .mapToObj(slot -> score(slots.get(slot), log.slots().get(slot)))
                .toList();
        List<WarmUp> warmUps = log.warmUps().stream()
                .map(warmed -> new WarmUp(warmed.processorNanos() / NANOS_PER_SECOND, warmed.capped()))
                .toList();
        return new ForkOutcome.Measured(scores, warmUps);
    }

    /** JMH runs some operations before and after those that it times; the processor's clock runs through all of them. */
    private static Score score(IterationResult slot, Spent spent) {
        double operations = slot.getMetadata().getAllOps();
        return new Score(
                slot.getPrimaryResult().getScore(),
                spent.ownNanos() / operations,
                spent.compilerNanos() / operations,
                OptionalDouble.of(slot.getSecondaryResults().get(ALLOCATED).getScore()));
    }

    private ForkOutcome failure(Exception e, ForkOutput output, Watchdog watchdog) {
        if (watchdog.bite().isPresent()) {
            return new ForkOutcome.Failed(
                    "hung while measuring (%s)".formatted(watchdog.bite().get()));
        }
        Optional<Ending> ending = output.ending();
        if (ending.map(Ending::isInterrupt).orElse(true) && isShuttingDown()) {
            return new ForkOutcome.Interrupted();
        }
        return new ForkOutcome.Failed(ending.map(how -> "the measuring JVM %s%s".formatted(how, output.lastWords()))
                .orElseGet(() -> "while measuring: " + Causes.describe(e)));
    }

    /** A signal to the process group may end a fork, or the JVM's helper that is just starting one. */
    private boolean isShuttingDown() {
        try {
            return folder.isShuttingDown();
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            return true;
        }
    }
}
