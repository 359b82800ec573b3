package io.wirecost.pipeline.service.clock;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;

/** The use of the whole process since this meter was made. */
public final class ProcessMeter {
    private final OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private final ThreadMXBean threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
    private final Map<Long, Long> allocatedBefore = allocatedBytesByThread();
    private final long cpuNanosBefore = system.getProcessCpuTime();

    /** Returns the processor time of all threads. */
    public long cpuNanos() {
        return system.getProcessCpuTime() - cpuNanosBefore;
    }

    /** Returns the bytes allocated by the threads that are alive now. Bytes of threads that have ended are missing. */
    public long allocatedBytes() {
        return allocatedBytesByThread().entrySet().stream()
                .mapToLong(thread -> thread.getValue() - allocatedBefore.getOrDefault(thread.getKey(), 0L))
                .sum();
    }

    private Map<Long, Long> allocatedBytesByThread() {
        long[] ids = threads.getAllThreadIds();
        long[] bytes = threads.getThreadAllocatedBytes(ids);
        Map<Long, Long> byThread = new HashMap<>();
        for (int i = 0; i < ids.length; i++) {
            if (bytes[i] >= 0) { // -1 of one that has just ended
                byThread.put(ids[i], bytes[i]);
            }
        }
        return byThread;
    }
}
