package io.wirecost.core.codec;

import java.util.Set;

/**
 * Which codec: libraries of two runtimes may have the same name, and are two codecs.
 *
 * @param runtime what executes it, e.g. {@link #JVM}
 * @param name unique within the runtime, e.g. {@code protobuf-java}
 */
public record CodecId(String runtime, String name) {
    /** The runtime of codecs that take beans. */
    public static final String JVM = "jvm";

    /** The runtime of codecs that take case classes of Scala. */
    public static final String SCALA = "scala";

    /** The runtimes of codec modules, all of which JVMs execute. */
    public static final Set<String> ON_JVMS = Set.of(JVM, SCALA);

    /** Returns the middle part of a trial's id: {@code jvm/protobuf-java}. */
    @Override
    public String toString() {
        return runtime + "/" + name;
    }
}
