package io.wirecost.process;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The last lines that a process has printed, for the message about its end. */
public final class LastLines {
    private static final int SHOWN = 5;
    private static final int READ_BYTES = 1 << 16;

    /** Of the JVM, and of V8, which prints dozens of native frames and its last collections, the first with the end of one before. */
    private static final Pattern STACK_FRAME =
            Pattern.compile("at \\S+\\(.*\\)|\\.\\.\\. \\d+ (more|common frames omitted)|\\d+: 0x[0-9a-f]+ .*"
                    + "|.*\\[\\d+:0x[0-9a-f]+\\] +\\d+ ms: .*");

    /** Of what a JVM says of its crash: lines that are the same for all crashes of a machine. */
    private static final Pattern CRASH_FRAME = Pattern.compile(
            "#( *(JRE version|Java VM|CreateCoredump|No core|Core dump|An error report|/|If you would|http).*)?");

    /** Of a crash: numbers that are others in each process. */
    private static final Pattern CRASH_NUMBERS = Pattern.compile(
            "(?<=^# {1,3}SIG\\w{2,8} \\(0x\\w{1,3}\\)) at pc=.*|(?<=^# J) +\\d+| \\(\\d+ bytes\\) @ 0x.*|\\+0x\\w+");

    /** What a JVM says first where the environment has options for it. */
    private static final Pattern PICKED_UP = Pattern.compile("(NOTE: )?Picked up \\w+: .*");

    private LastLines() {}

    /**
     * {@code "; its last output: …"}, or nothing if it said nothing. Where an exception came from is left out, what it says
     * is not.
     */
    public static String of(Path file) throws IOException {
        return of(file, List.of());
    }

    /** @param behind lines that it has printed elsewhere */
    static String of(Path file, Collection<String> behind) throws IOException {
        try (var channel = Files.newByteChannel(file)) {
            channel.position(Math.max(0, channel.size() - READ_BYTES));
            byte[] end = Channels.newInputStream(channel).readAllBytes();
            return of(Stream.concat(new String(end, StandardCharsets.UTF_8).lines(), behind.stream())
                    .toList());
        }
    }

    /** The same of lines that are here already. */
    public static String of(List<String> lines) {
        List<String> words = lines.stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .filter(line -> !STACK_FRAME.matcher(line).matches())
                .filter(line -> !PICKED_UP.matcher(line).matches())
                .filter(line -> !CRASH_FRAME.matcher(line).matches())
                .map(line -> CRASH_NUMBERS.matcher(line).replaceAll(""))
                .toList();
        return words.isEmpty()
                ? ""
                : "; its last output: "
                        + String.join(" | ", words.subList(Math.max(0, words.size() - SHOWN), words.size()));
    }
}
