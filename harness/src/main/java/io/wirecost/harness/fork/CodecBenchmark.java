package io.wirecost.harness.fork;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/** The only benchmark: what it does in an iteration is said by the fork's plan. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CodecBenchmark {

    /** One operation on the next record; JMH consumes the result. */
    @Benchmark
    public Object operation(ForkState state) {
        try {
            return state.work.next();
        } catch (Throwable e) { // costs nothing until it happens
            throw new ForkFailure(e);
        }
    }
}
