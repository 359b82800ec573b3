package io.wirecost.harness.proof;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * One line that a proving JVM tells its parent, e.g. {@code wirecost:decode 17}. Every line is progress.
 *
 * @param text a record's number for {@code ENCODE} and {@code DECODE}, a count for {@code DIFFERENT}, a reason for
 *     {@code UNREADABLE} and {@code PROBLEM}, the names of the codec's abilities with spaces between for {@code DONE}, otherwise empty
 */
public record ProofLine(Kind kind, String text) {
    private static final String PREFIX = "wirecost:";

    /** What a line says. */
    public enum Kind {
        /** The codec is about to be opened. */
        OPEN,
        /** A record is about to be encoded. */
        ENCODE,
        /** A record is about to be decoded, or what was decoded to be compared. */
        DECODE,
        /** All records are about to be held against each other. */
        COMPARE,
        /** How many of the records that came back differ. */
        DIFFERENT,
        /** The next of several files is about to be read. */
        FILE,
        /** The file has been read. */
        READ,
        /** Why the file cannot be read; the next one follows. */
        UNREADABLE,
        /** What went wrong at the step before; the last line. */
        PROBLEM,
        /** This half of the proof is complete; the last line. */
        DONE
    }

    static ProofLine of(Kind kind, Object text) {
        return new ProofLine(kind, String.valueOf(text));
    }

    String format() {
        return PREFIX + kind.name().toLowerCase(Locale.ROOT) + " " + text.replaceAll("\\R", " ");
    }

    /** Reads a line; empty for a line that other code has printed. */
    public static Optional<ProofLine> parse(String line) {
        int space = line.indexOf(' ');
        if (!line.startsWith(PREFIX) || space < 0) {
            return Optional.empty();
        }
        String word = line.substring(PREFIX.length(), space).toUpperCase(Locale.ROOT);
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.name().equals(word))
                .findFirst()
                .map(kind -> new ProofLine(kind, line.substring(space + 1)));
    }
}
