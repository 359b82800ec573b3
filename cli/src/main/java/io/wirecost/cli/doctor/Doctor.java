package io.wirecost.cli.doctor;

import io.wirecost.cli.doctor.Machine.Folder;
import io.wirecost.cli.doctor.Machine.OtherRuntime;
import io.wirecost.cli.doctor.Machine.Tool;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Says whether a machine is fit for measuring, and what to do where it is not. */
public final class Doctor {
    private static final long MIB = 1 << 20;

    /** This process, one measuring JVM with its heap of 512 MB, and what a JVM takes beside its heap. */
    private static final long NEEDED_MEMORY_BYTES = 1024 * MIB;

    /** The pipeline has four JVMs with such heaps at once: three services and the broker. */
    private static final long COMFORTABLE_MEMORY_BYTES = 3584 * MIB;

    private static final long NEEDED_DISK_BYTES = 100 * MIB;
    private static final long COMFORTABLE_DISK_BYTES = 1024 * MIB;
    private static final double QUIET_LOAD_PER_CORE = 0.25;

    private Doctor() {}

    /** One finding or more for everything that matters. */
    public static List<Finding> examine(Machine machine) {
        List<Finding> findings = new ArrayList<>();
        findings.add(java(machine.java()));
        findings.add(maven(machine.maven()));
        findings.add(memory(machine));
        findings.add(cores(machine.cores()));
        findings.add(governor(machine.governors()));
        findings.add(load(machine));
        machine.folders().forEach(folder -> findings.add(folder(folder)));
        findings.add(Finding.ok(
                "code cache",
                machine.cacheBytes() == 0
                        ? "empty"
                        : Units.memory(machine.cacheBytes()) + "; wirecost clean removes it"));
        machine.tools().forEach(tool -> findings.add(tool(tool, machine.platform())));
        machine.runtimes().forEach(runtime -> findings.add(runtime(runtime)));
        return findings;
    }

    private static Finding java(Machine.Java java) {
        String found = java.version() + " in " + java.home();
        return java.compiler()
                ? Finding.ok("JDK", found)
                : Finding.blocked(
                        "JDK",
                        found + " is a runtime without a compiler",
                        "install a JDK 17 or newer (Debian: apt-get install openjdk-17-jdk-headless) or set JAVA_HOME"
                                + " to one");
    }

    private static Finding maven(Machine.Maven maven) {
        if (!maven.needed()) {
            return Finding.ok("Maven", "not needed: this wirecost is built");
        }
        return maven.version()
                .map(version -> Finding.ok("Maven", version))
                .orElseGet(() -> Finding.advice(
                        "Maven",
                        "none found",
                        "needed only to build wirecost again after its sources have changed (Debian: apt-get install"
                                + " maven)"));
    }

    private static Finding memory(Machine machine) {
        long available = machine.availableBytes().orElse(machine.memoryBytes());
        String found = Units.memory(machine.memoryBytes())
                + (machine.availableBytes().isPresent() ? ", " + Units.memory(available) + " available" : "");
        if (available < NEEDED_MEMORY_BYTES) {
            return Finding.blocked(
                    "memory",
                    found,
                    "a measuring JVM alone has a heap of 512 MB: end other programs, or use more memory");
        }
        return available < COMFORTABLE_MEMORY_BYTES
                ? Finding.advice(
                        "memory",
                        found,
                        "the pipeline takes four JVMs with heaps of 512 MB: end other programs, so that nothing is swapped out")
                : Finding.ok("memory", found);
    }

    private static Finding cores(int cores) {
        return cores > 1
                ? Finding.ok("cores", String.valueOf(cores))
                : Finding.advice(
                        "cores",
                        "1",
                        "the JVM's compiler and garbage collector share it with the measured code: expect wide intervals");
    }

    private static Finding governor(List<String> governors) {
        if (governors.isEmpty()) {
            return Finding.ok("CPU governor", "unknown: this system does not say");
        }
        String found = String.join(", ", governors);
        return governors.equals(List.of("performance"))
                ? Finding.ok("CPU governor", found)
                : Finding.advice(
                        "CPU governor",
                        found,
                        "the frequency may change while measuring; to fix it: sudo cpupower frequency-set -g performance");
    }

    private static Finding load(Machine machine) {
        if (machine.load().isEmpty()) {
            return Finding.ok("load", "unknown: this system does not say");
        }
        double load = machine.load().getAsDouble();
        String found = String.format(Locale.ROOT, "%.2f on %d cores", load, machine.cores());
        return load <= QUIET_LOAD_PER_CORE * machine.cores()
                ? Finding.ok("load", found)
                : Finding.advice(
                        "load",
                        found,
                        "other programs are at work and make intervals wider: wait until they have ended");
    }

    private static Finding folder(Folder folder) {
        String free = Units.memory(folder.freeBytes()) + " free in " + folder.path();
        if (!folder.writable()) {
            return Finding.blocked(
                    folder.purpose(), folder.path() + " cannot be written", "change its rights, or use another folder");
        }
        if (folder.freeBytes() < NEEDED_DISK_BYTES) {
            return Finding.blocked(folder.purpose(), free, "free some space: a run takes up to 100 MB there");
        }
        return folder.freeBytes() < COMFORTABLE_DISK_BYTES
                ? Finding.advice(folder.purpose(), free, "enough for a few runs only: free some space")
                : Finding.ok(folder.purpose(), free);
    }

    private static Finding tool(Tool tool, String platform) {
        return tool.file()
                .map(file -> Finding.ok(tool.name(), file + " for " + platform))
                .orElseGet(() -> Finding.advice(
                        tool.name(),
                        "none for " + platform,
                        "nothing to do: these codecs are refused here: " + String.join(", ", tool.codecs())));
    }

    private static Finding runtime(OtherRuntime runtime) {
        if (!runtime.ready()) {
            return Finding.advice(
                    runtime.title(), runtime.found(), "its codecs are left out; to have them: " + runtime.setup());
        }
        return runtime.missing().isEmpty()
                ? Finding.ok(runtime.title(), runtime.found())
                : Finding.advice(
                        runtime.title(),
                        "%s; no %s".formatted(runtime.found(), String.join(", ", runtime.missing())),
                        "codecs that need them are refused; to have them: " + runtime.setup());
    }
}
