package io.wirecost.engine.interop;

import io.wirecost.core.codec.CodecInfo;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A difference between two codecs that has been looked into and stays. In the first four, {@code *} stands for any
 * characters.
 *
 * @param format as {@code wirecost list formats} names it
 * @param writer the codec that wrote the bytes, with its runtime: {@code jvm/gson}
 * @param reader the codec that read them
 * @param workload the data on which they differ
 * @param reason whose fault it is, and which
 */
public record KnownDifference(String format, String writer, String reader, String workload, String reason) {
    /** Returns whether this is said of a reading. */
    public boolean isOf(CodecInfo from, CodecInfo by, String data) {
        return matches(format, from.format())
                && matches(writer, from.variant().toString())
                && matches(reader, by.variant().toString())
                && matches(workload, data);
    }

    private static boolean matches(String pattern, String text) {
        return Pattern.matches(
                Stream.of(pattern.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")), text);
    }
}
