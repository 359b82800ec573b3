package io.wirecost.harness.measure;

import com.sun.management.ThreadMXBean;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;

/**
 * Reads what this JVM has used. The process's own clock ticks by 10 ms on some JDKs, so the clocks of all threads are added
 * up, which count nanoseconds. A reading takes some tens of microseconds: between slots, never inside one. For one thread.
 */
public final class ProcessorClock {
    /** The part of a compiler thread's name that all of them have, C1's and C2's. */
    private static final String COMPILER = "CompilerThread";

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final MethodHandle internalThreads;
    private final Sum<Long> threads = new Sum<>();
    private final Sum<Long> allocated = new Sum<>();
    private final Sum<String> compilers = new Sum<>();
    private final Sum<String> others = new Sum<>();

    /**
     * Opens the JVM's own accounts of its threads. Their package has to be exported to us.
     *
     * @throws ReflectiveOperationException if this JVM has no such accounts
     */
    public ProcessorClock() throws ReflectiveOperationException {
        Object accounts = Class.forName("sun.management.ManagementFactoryHelper")
                .getMethod("getHotspotThreadMBean")
                .invoke(null);
        internalThreads = MethodHandles.lookup()
                .unreflect(Class.forName("sun.management.HotspotThreadMBean").getMethod("getInternalThreadCpuTimes"))
                .bindTo(accounts);
    }

    /** Returns the processor time of the calling thread alone, in nanoseconds. */
    public static long ofThisThread() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** Returns what the calling thread has used so far. */
    public static ThreadUse useOfThisThread() {
        return new ThreadUse(ofThisThread(), allocatedByThisThread());
    }

    /** Returns what the calling thread has allocated on the heap. */
    static long allocatedByThisThread() {
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    public JvmUsage now() {
        Map<String, Long> internal = internal();
        Map<String, Long> compiling = new HashMap<>(internal);
        compiling.keySet().removeIf(name -> !name.contains(COMPILER));
        internal.keySet().removeAll(compiling.keySet());
        long[] ids = THREADS.getAllThreadIds();
        return new JvmUsage(
                threads.of(byId(ids, THREADS.getThreadCpuTime(ids))),
                others.of(internal),
                compilers.of(compiling),
                allocated.of(byId(ids, THREADS.getThreadAllocatedBytes(ids))));
    }

    private static Map<Long, Long> byId(long[] ids, long[] figures) {
        Map<Long, Long> byId = new HashMap<>();
        for (int i = 0; i < ids.length; i++) {
            byId.put(ids[i], Math.max(0, figures[i])); // below zero: the thread has just ended
        }
        return byId;
    }

    /** Those of the JVM that are no threads of Java: its collector, its compilers and others. */
    @SuppressWarnings("unchecked") // so the method is declared
    private Map<String, Long> internal() {
        try {
            return new HashMap<>((Map<String, Long>) internalThreads.invoke());
        } catch (Throwable e) {
            throw new IllegalStateException("the JVM's accounts of its threads cannot be read", e);
        }
    }

    /** Adds up a figure of threads that only grows, and keeps what is known of threads that have ended. */
    private static final class Sum<K> {
        private final Map<K, Long> last = new HashMap<>();

        long of(Map<K, Long> alive) {
            alive.forEach((thread, figure) -> last.merge(thread, figure, Math::max));
            return last.values().stream().mapToLong(Long::longValue).sum();
        }
    }
}
