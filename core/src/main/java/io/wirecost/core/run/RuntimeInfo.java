package io.wirecost.core.run;

/**
 * A runtime: it executes codecs of one language on a machine.
 *
 * @param name as {@link io.wirecost.core.codec.CodecId#runtime} has it, e.g. {@code jvm}
 * @param title as people write it, e.g. {@code JVM}
 * @param version its own name and version, as it tells them
 * @param options the options of its measuring processes, including those that they inherit from variables such as
 *     JAVA_TOOL_OPTIONS
 */
public record RuntimeInfo(String name, String title, String version, String options) {}
