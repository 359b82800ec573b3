package io.wirecost.harness.file;

import java.util.Optional;

/**
 * One line that a JVM at work on a file tells its parent. Every line is progress.
 *
 * @param text what is being done for {@code AT}, a reason for {@code PROBLEM}, numbers with spaces between for {@code
 *     DONE}: records, bytes of the file, and for each pass the nanoseconds of {@link io.wirecost.core.run.FilePasses.Pass}
 */
public record FileLine(Kind kind, String text) {
    private static final String PREFIX = "wirecost-file:";

    /** What a line says. */
    public enum Kind {
        AT,
        PROBLEM,
        DONE
    }

    String format() {
        return PREFIX + kind + " " + text.replaceAll("\\R", " ");
    }

    /** Reads a line; empty for a line that other code has printed. */
    public static Optional<FileLine> parse(String line) {
        int space = line.indexOf(' ');
        if (!line.startsWith(PREFIX) || space < 0) {
            return Optional.empty();
        }
        return Optional.of(
                new FileLine(Kind.valueOf(line.substring(PREFIX.length(), space)), line.substring(space + 1)));
    }
}
