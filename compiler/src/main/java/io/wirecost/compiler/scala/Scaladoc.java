package io.wirecost.compiler.scala;

import io.wirecost.compiler.emit.PlainLines;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The comment before a declaration, from a user's text. */
final class Scaladoc {
    private Scaladoc() {}

    /**
     * The comment's lines; none if there is nothing to say.
     *
     * @param text the user's; nothing in it ends the comment, or begins another one within
     */
    static Stream<String> lines(Optional<String> text) {
        List<String> said =
                text.stream().flatMap(PlainLines::of).map(Scaladoc::harmless).toList();
        return switch (said.size()) {
            case 0 -> Stream.empty();
            case 1 -> Stream.of("/** " + said.get(0) + " */");
            default ->
                Stream.of(
                                Stream.of("/**"),
                                said.stream().map(line -> ("  * " + line).stripTrailing()),
                                Stream.of("  */"))
                        .flatMap(lines -> lines);
        };
    }

    private static String harmless(String line) {
        return line.replace("*/", "* /").replace("/*", "/ *").replace("\\u", "\\ u");
    }
}
