package io.wirecost.harness.fork;

import com.sun.management.OperatingSystemMXBean;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Map;

/** Reads the processor time of this JVM. A reading costs some microseconds: between slots, never inside one. */
public final class ProcessorClock {
    /** The part of a compiler thread's name that all of them have, C1's and C2's. */
    private static final String COMPILER = "CompilerThread";

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final MethodHandle internalThreads;

    /**
     * Opens the JVM's own accounts of its threads. Their package has to be exported to us.
     *
     * @throws ReflectiveOperationException if this JVM has no such accounts
     */
    public ProcessorClock() throws ReflectiveOperationException {
        Object threads = Class.forName("sun.management.ManagementFactoryHelper")
                .getMethod("getHotspotThreadMBean")
                .invoke(null);
        internalThreads = MethodHandles.lookup()
                .unreflect(Class.forName("sun.management.HotspotThreadMBean").getMethod("getInternalThreadCpuTimes"))
                .bindTo(threads);
    }

    /** Returns the processor time of the calling thread alone, in nanoseconds. */
    long ofThisThread() {
        return threads.getCurrentThreadCpuTime();
    }

    public ProcessorTime now() {
        return new ProcessorTime(process.getProcessCpuTime(), compilerNanos());
    }

    @SuppressWarnings("unchecked") // so the method is declared
    private long compilerNanos() {
        try {
            Map<String, Long> nanosByThread = (Map<String, Long>) internalThreads.invoke();
            return nanosByThread.entrySet().stream()
                    .filter(thread -> thread.getKey().contains(COMPILER))
                    .mapToLong(Map.Entry::getValue)
                    .sum();
        } catch (Throwable e) {
            throw new IllegalStateException("the JVM's accounts of its threads cannot be read", e);
        }
    }
}
