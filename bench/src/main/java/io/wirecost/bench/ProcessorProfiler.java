package io.wirecost.bench;

import io.wirecost.harness.measure.JvmUsage;
import io.wirecost.harness.measure.ProcessorClock;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/** Has plain JMH tell the processor time of an operation, by the clock that wirecost reads. */
public final class ProcessorProfiler implements InternalProfiler {
    /** What the threads of Java took, in nanoseconds per operation. */
    static final String THREADS = "threads.time.norm";

    /** What the garbage collector took, in nanoseconds per operation. */
    static final String COLLECTOR = "collector.time.norm";

    private JvmUsage start;

    /** Opened in forks only: JMH makes a profiler in its own JVM, too, which does not export the accounts of threads. */
    private static final class Open {
        static final ProcessorClock CLOCK = clock();

        private static ProcessorClock clock() {
            try {
                return new ProcessorClock();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Override
    public String getDescription() {
        return "processor time of all threads but the compilers";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        start = Open.CLOCK.now();
    }

    @Override
    public Collection<ScalarResult> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        JvmUsage used = Open.CLOCK.now().since(start);
        double operations = result.getMetadata().getAllOps();
        return List.of(
                result(THREADS, used.threadNanos() / operations),
                result(COLLECTOR, used.collectorNanos() / operations));
    }

    private static ScalarResult result(String name, double nanos) {
        return new ScalarResult(name, nanos, "ns/op", AggregationPolicy.AVG);
    }
}
