package io.wirecost.compiler.emit;

import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A user's text as lines for a comment. What ends a comment in the language at hand is still in them. */
public final class PlainLines {
    /** Control characters, and others that nobody sees. */
    private static final Pattern HIDDEN = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");

    private PlainLines() {}

    /** Returns the lines without what nobody sees; none if the text says nothing. */
    public static Stream<String> of(String text) {
        return text.isBlank()
                ? Stream.empty()
                : Stream.of(text.strip().split("\\R"))
                        .map(line -> HIDDEN.matcher(line).replaceAll(" ").strip());
    }
}
