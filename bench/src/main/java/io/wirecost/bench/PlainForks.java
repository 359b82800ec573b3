package io.wirecost.bench;

import io.wirecost.bench.plain.PlainBenchmark;
import io.wirecost.bench.plain.PlainBenchmarks;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.runner.Collector;
import io.wirecost.engine.runner.MeasuringJvm;
import io.wirecost.engine.worker.Timing;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Has JMH measure single forks of the benchmarks written by hand, as its manual shows.
 *
 * @param dataset the file with the records
 * @param timing how long each iteration is, and how many there are
 */
record PlainForks(Path dataset, Timing timing) {
    private static final String ALLOCATED = "gc.alloc.rate.norm";

    /** What the twin of a trial takes in a JVM of its own. */
    Samples measure(Trial trial) {
        List<Double> nanos = new ArrayList<>();
        List<Double> allocated = new ArrayList<>();
        List<Double> processor = new ArrayList<>();
        try {
            for (RunResult run : new Runner(options(trial)).run()) {
                for (BenchmarkResult fork : run.getBenchmarkResults()) {
                    for (IterationResult iteration : fork.getIterationResults()) {
                        nanos.add(iteration.getPrimaryResult().getScore());
                        allocated.add(
                                iteration.getSecondaryResults().get(ALLOCATED).getScore());
                        processor.add(iteration
                                .getSecondaryResults()
                                .get(ProcessorProfiler.RESULT)
                                .getScore());
                    }
                }
            }
        } catch (RunnerException e) {
            throw new IllegalStateException("the plain benchmark of " + trial + " failed", e);
        }
        return new Samples(nanos, Optional.of(allocated), Optional.of(processor));
    }

    private Options options(Trial trial) {
        List<String> jvmArgs = new ArrayList<>(MeasuringJvm.options(Collector.SERIAL));
        jvmArgs.add("-D" + PlainBenchmark.DATASET + "=" + dataset);
        String benchmark = PlainBenchmarks.of(trial.codec().name()).getName() + "."
                + trial.task().operation();
        return new OptionsBuilder()
                .include("^" + benchmark.replace(".", "\\.") + "$")
                .forks(1)
                .warmupIterations(
                        iterations(timing.warmUpCap().plus(timing.settling()).toMillis()))
                .warmupTime(TimeValue.nanoseconds(timing.iteration().toNanos()))
                .measurementIterations(iterations(timing.measuring().toMillis()))
                .measurementTime(TimeValue.nanoseconds(timing.iteration().toNanos()))
                .jvmArgs(jvmArgs.toArray(String[]::new))
                .addProfiler(GCProfiler.class)
                .addProfiler(ProcessorProfiler.class)
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT)
                .build();
    }

    private int iterations(long millis) {
        return Math.toIntExact(millis / timing.iteration().toMillis());
    }
}
