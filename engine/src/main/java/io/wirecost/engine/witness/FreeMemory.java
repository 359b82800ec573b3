package io.wirecost.engine.witness;

import com.sun.management.OperatingSystemMXBean;
import io.wirecost.engine.worker.WorkOrder;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** How many measuring workers this machine has memory for. */
public final class FreeMemory {
    private static final Path LINUX = Path.of("/proc/meminfo");
    private static final String AVAILABLE = "MemAvailable:";
    private static final long KIBI = 1024;
    private static final long MEBI = KIBI * KIBI;

    /** The most that a JVM may need beside its heap. */
    private static final long BESIDE_HEAP_MEBIBYTES = 96;

    /**
     * What a worker with few records holds: the part of its heap that garbage goes through, its classes and its code. All
     * default codecs of the JVM held 216 to 250; docs/laboratory.md has the command.
     */
    private static final long WITHOUT_RECORDS_MEBIBYTES = 320;

    /** A byte of the dataset's file as a value, as the objects that a codec writes, as its messages, and as garbage that stays. */
    private static final long HELD_FOR_A_BYTE = 32;

    /** What is left to others. */
    private static final double RESERVE = 0.2;

    private FreeMemory() {}

    /**
     * Returns how many there may be at once; at least one.
     *
     * @param datasetBytes of the file of the dataset, which each of them reads
     */
    public static int seats(long datasetBytes) {
        return seats(datasetBytes, freeBytes());
    }

    static int seats(long datasetBytes, long freeBytes) {
        long few = WITHOUT_RECORDS_MEBIBYTES * MEBI;
        long most = (WorkOrder.STANDARD_HEAP_MEBIBYTES + BESIDE_HEAP_MEBIBYTES) * MEBI;
        long each = few + Math.min(datasetBytes, (most - few) / HELD_FOR_A_BYTE) * HELD_FOR_A_BYTE;
        return (int) Math.max(1, (long) (freeBytes * (1 - RESERVE)) / each);
    }

    /** What the JDK tells of a container counts, and caches that Linux would give up do not. */
    private static long freeBytes() {
        try (Stream<String> lines = Files.lines(LINUX)) {
            return lines.filter(line -> line.startsWith(AVAILABLE))
                    .map(line -> line.substring(AVAILABLE.length()).strip().split(" ")[0])
                    .mapToLong(kibibytes -> Long.parseLong(kibibytes) * KIBI)
                    .findFirst()
                    .orElseGet(FreeMemory::toldByJdk);
        } catch (IOException e) {
            return toldByJdk();
        }
    }

    private static long toldByJdk() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getFreeMemorySize();
    }
}
