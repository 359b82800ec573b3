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
import java.util.stream.IntStream;
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
        List<Double> threads = new ArrayList<>();
        double collector = 0;
        try {
            for (RunResult run : new Runner(options(trial)).run()) {
                for (BenchmarkResult fork : run.getBenchmarkResults()) {
                    for (IterationResult iteration : fork.getIterationResults()) {
                        nanos.add(iteration.getPrimaryResult().getScore());
                        allocated.add(secondary(iteration, ALLOCATED));
                        threads.add(secondary(iteration, ProcessorProfiler.THREADS));
                        collector += secondary(iteration, ProcessorProfiler.COLLECTOR);
                    }
                }
            }
        } catch (RunnerException e) {
            throw new IllegalStateException("the plain benchmark of " + trial + " failed", e);
        }
        return new Samples(nanos, Optional.of(allocated), Optional.of(withCollector(threads, allocated, collector)));
    }

    private static double secondary(IterationResult iteration, String name) {
        return iteration.getSecondaryResults().get(name).getScore();
    }

    /** Every iteration pays the collector by what it allocates, as a slot of wirecost does. */
    private static List<Double> withCollector(List<Double> threads, List<Double> allocated, double collector) {
        double bytes = allocated.stream().mapToDouble(Double::doubleValue).sum();
        double nanosPerByte = bytes == 0 ? 0 : collector / bytes;
        return IntStream.range(0, threads.size())
                .mapToObj(i -> threads.get(i) + nanosPerByte * allocated.get(i))
                .toList();
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
