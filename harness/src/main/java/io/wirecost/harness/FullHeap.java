package io.wirecost.harness;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;

/** Says of a heap that is full how large it is, and how to have a larger one. */
public final class FullHeap {
    private static final int MEBI_BITS = 20;

    private FullHeap() {}

    /** A sentence for whoever chose the heap. */
    public static String sentence(OutOfMemoryError e) {
        return "the heap of %,d MiB is full (%s); a larger one: --heap MIB, with --measure file"
                .formatted(heapBytes() >> MEBI_BITS, e);
    }

    /** As it was asked for: the runtime's own figure lacks what some collectors keep free. */
    private static long heapBytes() {
        return Long.parseLong(ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                .getVMOption("MaxHeapSize")
                .getValue());
    }
}
