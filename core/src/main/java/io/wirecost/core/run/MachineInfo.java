package io.wirecost.core.run;

import java.util.List;

/**
 * The machine that a run was measured on.
 *
 * @param os operating system and its version
 * @param arch processor architecture, as the JVM names it
 * @param cpu the processor's model, as the system names it
 * @param cores processors that the JVM may use
 * @param memoryBytes physical memory
 */
public record MachineInfo(String os, String arch, String cpu, int cores, long memoryBytes) {
    /** A system's own share of the memory changes a little from boot to boot. */
    private static final double SAME_MEMORY = 0.05;

    /** Returns the differences from another machine. Times of two machines cannot be compared. */
    List<Difference> differences(MachineInfo later) {
        boolean memory = Math.abs(memoryBytes - later.memoryBytes) > SAME_MEMORY * memoryBytes;
        return new Differences()
                .add("processor", cpu, later.cpu)
                .add("architecture", arch, later.arch)
                .add("cores", cores, later.cores)
                .addIf(memory, "memory in bytes", memoryBytes, later.memoryBytes)
                .list();
    }
}
