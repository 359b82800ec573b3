package io.wirecost.compiler.php;

import io.wirecost.compiler.emit.PlainLines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The comment before a declaration, from a user's text and from what PHP cannot say of an array. */
final class DocComment {
    private DocComment() {}

    /**
     * The comment's lines; none if there is nothing to say.
     *
     * @param text the user's; nothing in it ends the comment
     * @param type of an array, by our own names
     */
    static List<String> lines(Optional<String> text, Optional<String> type) {
        List<String> said =
                new ArrayList<>(text.stream().flatMap(DocComment::harmless).toList());
        if (!said.isEmpty() && type.isPresent()) {
            said.add("");
        }
        type.ifPresent(words -> said.add("@var " + words));
        return switch (said.size()) {
            case 0 -> List.of();
            case 1 -> List.of("/** " + said.get(0) + " */");
            default ->
                Stream.of(Stream.of("/**"), said.stream().map(line -> (" * " + line).stripTrailing()), Stream.of(" */"))
                        .flatMap(lines -> lines)
                        .toList();
        };
    }

    private static Stream<String> harmless(String text) {
        return PlainLines.of(text).map(line -> line.replace("*/", "* /").replace("?>", "? >"));
    }
}
