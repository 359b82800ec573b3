package io.wirecost.bench;

import io.wirecost.harness.measure.ProcessorClock;
import io.wirecost.harness.measure.Usage;
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
    /** The name of its result, in nanoseconds per operation. */
    static final String RESULT = "processor.time.norm";

    private Usage start;

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
        double nanos = Open.CLOCK.now().since(start).ownNanos();
        double operations = result.getMetadata().getAllOps();
        return List.of(new ScalarResult(RESULT, nanos / operations, "ns/op", AggregationPolicy.AVG));
    }
}
