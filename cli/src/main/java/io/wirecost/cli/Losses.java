package io.wirecost.cli;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.value.Loss;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What codecs declare that they change or cannot hold, as the Markdown of docs/losses.md. */
final class Losses {
    private Losses() {}

    static String render(List<CodecInfo> codecs) {
        StringBuilder text = new StringBuilder("""
                # Declared losses and limits

                Made by `./wirecost list losses`. A *loss* is a difference that a codec cannot
                avoid: the comparer allows exactly it, and the codec's figures carry a mark. A *limit* is a value that it cannot
                hold: a dataset with such a value is refused for it. Every other codec returns every value as it was given.

                | codec | kind | what |
                | --- | --- | --- |
                """);
        codecs.stream()
                .sorted(Comparator.comparing(CodecInfo::name))
                .forEach(codec ->
                        lines(codec).forEach(line -> text.append("| `%s` | %s |\n".formatted(codec.name(), line))));
        return text.toString();
    }

    private static List<String> lines(CodecInfo codec) {
        List<String> lines = new ArrayList<>();
        codec.losses().stream().map(Loss::description).forEach(loss -> lines.add("loss | " + loss));
        codec.limits().stream().map(Limit::reason).forEach(limit -> lines.add("limit | " + limit));
        return lines;
    }
}
