package io.wirecost.engine.runtime;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A version as a program prints it, e.g. {@code v20.20.2}. */
public record ProgramVersion(String text) {
    private static final Pattern VERSION = Pattern.compile("v?\\d{1,9}(\\.\\d{1,9})+");

    /** The first version in a text; empty if there is none. */
    static Optional<ProgramVersion> in(String output) {
        Matcher matcher = VERSION.matcher(output);
        return matcher.find() ? Optional.of(new ProgramVersion(matcher.group())) : Optional.empty();
    }

    /** Parts that one of the two lacks count as 0. */
    boolean isAtLeast(String other) {
        int[] mine = parts(text);
        int[] theirs = parts(other);
        return IntStream.range(0, Math.max(mine.length, theirs.length))
                        .map(i -> Integer.compare(part(mine, i), part(theirs, i)))
                        .filter(order -> order != 0)
                        .findFirst()
                        .orElse(0)
                >= 0;
    }

    /** Its first numbers: as many as another version has. */
    String series(String other) {
        int[] mine = parts(text);
        return IntStream.range(0, parts(other).length)
                .mapToObj(i -> String.valueOf(part(mine, i)))
                .collect(Collectors.joining("."));
    }

    private static int part(int[] parts, int index) {
        return index < parts.length ? parts[index] : 0;
    }

    private static int[] parts(String version) {
        return Stream.of(version.replace("v", "").split("\\."))
                .mapToInt(Integer::parseInt)
                .toArray();
    }
}
