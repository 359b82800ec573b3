package io.wirecost.core.run;

import java.util.List;

/**
 * Where a run was measured.
 *
 * @param cpu the processor's model, as the system names it
 * @param cores processors that the JVM may use
 * @param memoryBytes physical memory
 * @param jvmOptions options of the measuring JVMs, with what they inherit from variables such as JAVA_TOOL_OPTIONS
 */
public record Environment(
        String os, String arch, String cpu, int cores, long memoryBytes, String jvm, String jvmOptions) {
    /** A system's own share of the memory changes a little from boot to boot. */
    private static final double SAME_MEMORY = 0.05;

    /** What tells another machine from this one: times of the two cannot be compared. */
    public List<Difference> machineDifferences(Environment later) {
        boolean memory = Math.abs(memoryBytes - later.memoryBytes) > SAME_MEMORY * memoryBytes;
        return new Differences()
                .add("processor", cpu, later.cpu)
                .add("architecture", arch, later.arch)
                .add("cores", cores, later.cores)
                .addIf(memory, "memory in bytes", memoryBytes, later.memoryBytes)
                .list();
    }

    /** What may change on one machine, and may change its times. */
    public List<Difference> systemDifferences(Environment later) {
        return new Differences()
                .add("operating system", os, later.os)
                .add("JVM", jvm, later.jvm)
                .add("JVM options", jvmOptions, later.jvmOptions)
                .list();
    }
}
