package io.wirecost.pipeline.service.channel;

import com.sun.management.OperatingSystemMXBean;
import io.wirecost.pipeline.control.TransportException;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

/**
 * Waits until a process has nothing left to do. After a set its JIT compiler is still at work on the code that the set
 * made hot, for seconds in fresh services. That would take processor time from the next set; from a short set, more
 * than its messages take.
 */
public final class Quiet {
    /** Long enough that some ticks of the processor's clock, of 10 ms each, are a small share of it. */
    static final long WINDOW_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    /** A share of one processor: more than what threads take that look for words now and then. */
    static final double BUSY = 0.1;

    /** The longest wait. After it a set begins in any case. */
    static final long TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final Process process;

    Quiet(Process process) {
        this.process = process;
    }

    /** The process that is waited for. */
    interface Process {
        /** The time, from any origin. */
        long nanos();

        /** Processor time that it has taken so far. */
        long cpuNanos();

        /** Waits for a moment; throws where there is nothing left to wait for. */
        void pause() throws TransportException, BlockEndedException;
    }

    /** Watches the processor time of this process. */
    public static Quiet ofThisProcess(BlockChannel channel) {
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        return new Quiet(new Process() {
            @Override
            public long nanos() {
                return System.nanoTime();
            }

            @Override
            public long cpuNanos() {
                return system.getProcessCpuTime();
            }

            @Override
            public void pause() throws TransportException, BlockEndedException {
                channel.pause();
            }
        });
    }

    /** Waits until the process is quiet. */
    public void await() throws TransportException, BlockEndedException {
        long startNanos = process.nanos();
        while (isBusy() && process.nanos() - startNanos < TIMEOUT_NANOS) {
            // looking has taken its time
        }
    }

    private boolean isBusy() throws TransportException, BlockEndedException {
        long fromNanos = process.nanos();
        long cpuNanos = process.cpuNanos();
        while (process.nanos() - fromNanos < WINDOW_NANOS) {
            process.pause();
        }
        return process.cpuNanos() - cpuNanos > BUSY * (process.nanos() - fromNanos);
    }
}
