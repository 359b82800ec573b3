package io.wirecost.cli.doctor;

import com.sun.management.OperatingSystemMXBean;
import io.wirecost.cli.doctor.Machine.Folder;
import io.wirecost.cli.doctor.Machine.OtherRuntime;
import io.wirecost.cli.doctor.Machine.Tool;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Looks at the machine that this process runs on.
 *
 * @param root {@code /}; below it lie {@code proc} and {@code sys}, where the system has them
 */
public record MachineProbe(Path root) {
    private static final long KIB = 1024;

    /**
     * Looks at all that this process can find out by itself.
     *
     * @param mavenNeeded whether this wirecost is built from sources
     * @param cacheBytes size of the code cache
     * @param folders where wirecost writes, by purpose
     */
    public Machine look(
            String platform,
            boolean mavenNeeded,
            long cacheBytes,
            Map<String, Path> folders,
            List<Tool> tools,
            List<OtherRuntime> runtimes)
            throws IOException {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        List<Folder> looked = new ArrayList<>();
        for (Map.Entry<String, Path> folder : folders.entrySet()) {
            looked.add(folder(folder.getKey(), folder.getValue()));
        }
        return new Machine(
                platform,
                java(),
                new Machine.Maven(mavenNeeded, mavenNeeded ? MavenVersion.find() : Optional.empty()),
                system.getTotalMemorySize(),
                availableBytes(),
                system.getAvailableProcessors(),
                governors(),
                load(system),
                cacheBytes,
                looked,
                tools,
                runtimes);
    }

    private static Machine.Java java() {
        return new Machine.Java(
                System.getProperty("java.version"),
                Path.of(System.getProperty("java.home")),
                ToolProvider.getSystemJavaCompiler() != null);
    }

    OptionalLong availableBytes() throws IOException {
        Path file = root.resolve("proc/meminfo");
        if (!Files.isReadable(file)) {
            return OptionalLong.empty();
        }
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> line.startsWith("MemAvailable:"))
                    .mapToLong(line -> KIB * Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst();
        }
    }

    List<String> governors() throws IOException {
        Path processors = root.resolve("sys/devices/system/cpu");
        List<String> governors = new ArrayList<>();
        if (Files.isDirectory(processors)) {
            try (Stream<Path> found = Files.list(processors)) {
                for (Path processor : found.toList()) {
                    Path governor = processor.resolve("cpufreq/scaling_governor");
                    if (Files.isReadable(governor)) {
                        governors.add(Files.readString(governor).strip());
                    }
                }
            }
        }
        return governors.stream().distinct().sorted().toList();
    }

    private static OptionalDouble load(OperatingSystemMXBean system) {
        double load = system.getSystemLoadAverage();
        return load < 0 ? OptionalDouble.empty() : OptionalDouble.of(load);
    }

    /** A folder that is not there yet is judged by the nearest one above it that is. */
    static Folder folder(String purpose, Path path) throws IOException {
        Path existing = path.toAbsolutePath();
        while (!Files.exists(existing)) {
            existing = existing.getParent();
        }
        FileStore store = Files.getFileStore(existing);
        boolean writable = Files.isDirectory(existing) && Files.isWritable(existing);
        return new Folder(purpose, path, writable, store.getUsableSpace());
    }
}
