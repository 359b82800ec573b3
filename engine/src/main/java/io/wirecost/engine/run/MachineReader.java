package io.wirecost.engine.run;

import io.wirecost.core.run.MachineInfo;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Looks at the machine that a run is measured on. */
final class MachineReader {
    private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

    private MachineReader() {}

    static MachineInfo read() {
        return new MachineInfo(
                System.getProperty("os.name") + " " + System.getProperty("os.version"),
                System.getProperty("os.arch"),
                cpu(),
                Runtime.getRuntime().availableProcessors(),
                memoryBytes());
    }

    /** The model's name where the system has it in a file, otherwise {@code unknown}. */
    private static String cpu() {
        if (!Files.isReadable(CPU_INFO)) {
            return "unknown";
        }
        try (Stream<String> lines = Files.lines(CPU_INFO)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse("unknown");
        } catch (IOException e) {
            return "unknown";
        }
    }

    private static long memoryBytes() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getTotalMemorySize()
                : 0;
    }
}
