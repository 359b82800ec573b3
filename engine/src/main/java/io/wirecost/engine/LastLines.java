package io.wirecost.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The end of what a process has printed, for the message about its end. */
final class LastLines {
    private static final int SHOWN = 5;
    private static final int READ_BYTES = 4096;

    private LastLines() {}

    /** {@code "; its last words: …"}, or nothing if it said nothing. */
    static String of(Path file) throws IOException {
        try (var channel = Files.newByteChannel(file)) {
            channel.position(Math.max(0, channel.size() - READ_BYTES));
            byte[] end = java.nio.channels.Channels.newInputStream(channel).readAllBytes();
            return of(new String(end, StandardCharsets.UTF_8).lines().toList());
        }
    }

    static String of(List<String> lines) {
        List<String> words = lines.stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        return words.isEmpty()
                ? ""
                : "; its last words: "
                        + String.join(" | ", words.subList(Math.max(0, words.size() - SHOWN), words.size()));
    }
}
