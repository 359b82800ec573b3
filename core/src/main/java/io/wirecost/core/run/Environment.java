package io.wirecost.core.run;

/**
 * Where a run was measured.
 *
 * @param cpu the processor's model, as the system names it
 * @param cores processors that the JVM may use
 * @param memoryBytes physical memory
 * @param jvmOptions options of the measuring JVMs
 */
public record Environment(
        String os, String arch, String cpu, int cores, long memoryBytes, String jvm, String jvmOptions) {}
