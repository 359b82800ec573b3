package io.wirecost.engine.interop;

import io.wirecost.core.codec.CodecInfo;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The list of known differences, a line each: {@code format | writer | reader | workload | reason}. */
public record KnownDifferences(List<KnownDifference> all) {
    private static final String FILE = "known-differences.txt";
    private static final int PARTS = 5;

    public KnownDifferences {
        all = List.copyOf(all);
    }

    /** Reads the list that wirecost comes with. */
    public static KnownDifferences shipped() {
        try (InputStream file = KnownDifferences.class.getResourceAsStream(FILE)) {
            return parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @throws IllegalArgumentException if a line is none, with its number */
    static KnownDifferences parse(String text) {
        List<KnownDifference> found = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                found.add(difference(line, i + 1));
            }
        }
        return new KnownDifferences(found);
    }

    private static KnownDifference difference(String line, int number) {
        String[] parts = line.split("\\|", PARTS);
        if (parts.length < PARTS || List.of(parts).stream().anyMatch(String::isBlank)) {
            throw new IllegalArgumentException(
                    FILE + ":" + number + ": expected format | writer | reader | workload | reason, got " + line);
        }
        return new KnownDifference(
                parts[0].strip(), parts[1].strip(), parts[2].strip(), parts[3].strip(), parts[4].strip());
    }

    /** Why a difference between two codecs is known; empty if it is not. */
    Optional<String> reason(CodecInfo writer, CodecInfo reader, String workload) {
        return all.stream()
                .filter(known -> known.isOf(writer, reader, workload))
                .map(KnownDifference::reason)
                .findFirst();
    }
}
