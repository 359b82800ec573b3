package io.wirecost.pipeline.broker;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * The resources that this process has used so far.
 *
 * @param cpuNanos processor time of the whole process
 * @param allocatedBytes heap bytes allocated by the threads that are alive
 */
record Consumption(long cpuNanos, long allocatedBytes) {
    static Consumption now() {
        OperatingSystemMXBean process = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        ThreadMXBean threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
        long allocatedBytes = Arrays.stream(threads.getThreadAllocatedBytes(threads.getAllThreadIds()))
                .filter(bytes -> bytes > 0) // a thread that has just ended has -1
                .sum();
        return new Consumption(process.getProcessCpuTime(), allocatedBytes);
    }
}
