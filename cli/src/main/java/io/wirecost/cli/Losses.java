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
        of(codecs)
                .forEach(codec ->
                        lines(codec).forEach(line -> text.append("| `%s` | %s |\n".formatted(codec.codec(), line))));
        return text.toString();
    }

    /** What one codec declares; nothing for most. */
    record Declared(String codec, List<String> losses, List<String> limits) {
        private static Declared of(CodecInfo codec) {
            return new Declared(
                    codec.name(),
                    codec.losses().stream().map(Loss::description).toList(),
                    codec.limits().stream().map(Limit::reason).toList());
        }
    }

    /** By codec; those that declare nothing are left out. */
    static List<Declared> of(List<CodecInfo> codecs) {
        return codecs.stream()
                .filter(codec -> !codec.losses().isEmpty() || !codec.limits().isEmpty())
                .sorted(Comparator.comparing(CodecInfo::name))
                .map(Declared::of)
                .toList();
    }

    private static List<String> lines(Declared codec) {
        List<String> lines = new ArrayList<>();
        codec.losses().forEach(loss -> lines.add("loss | " + loss));
        codec.limits().forEach(limit -> lines.add("limit | " + limit));
        return lines;
    }
}
