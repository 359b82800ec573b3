package io.wirecost.engine;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Machine;
import io.wirecost.core.run.RuntimeInfo;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks at the machine and JVM that a run is measured on. */
final class EnvironmentReader {
    private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

    /** Variables whose options a JVM takes without being told to. */
    private static final List<String> INHERITED = List.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS");

    private EnvironmentReader() {}

    static Environment read() {
        return read(System.getenv());
    }

    /** @param variables of the environment, which measuring JVMs inherit */
    static Environment read(Map<String, String> variables) {
        String jvm = System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version");
        Machine machine = new Machine(
                System.getProperty("os.name") + " " + System.getProperty("os.version"),
                System.getProperty("os.arch"),
                cpu(),
                Runtime.getRuntime().availableProcessors(),
                memoryBytes());
        return new Environment(machine, List.of(new RuntimeInfo(CodecId.JVM, "JVM", jvm, jvmOptions(variables))));
    }

    private static String jvmOptions(Map<String, String> variables) {
        return Stream.concat(
                        MeasuringJvm.options().stream(),
                        INHERITED.stream().filter(variables::containsKey).map(name -> name + "=" + variables.get(name)))
                .collect(Collectors.joining(" "));
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
