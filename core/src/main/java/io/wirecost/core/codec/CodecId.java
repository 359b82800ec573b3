package io.wirecost.core.codec;

/**
 * Which codec: libraries of two runtimes may have the same name, and are two codecs.
 *
 * @param runtime what executes it, e.g. {@link #JVM}
 * @param name unique within the runtime, e.g. {@code protobuf-java}
 */
public record CodecId(String runtime, String name) {
    /** The runtime of the codec modules of this installation. */
    public static final String JVM = "jvm";

    /** Returns the middle part of a trial's id: {@code jvm/protobuf-java}. */
    @Override
    public String toString() {
        return runtime + "/" + name;
    }
}
