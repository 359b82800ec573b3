package io.wirecost.engine.vectors;

import io.wirecost.core.value.RecordValue;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The test vectors of a format.
 *
 * @param source the specification that they are taken from
 * @param leftOut how many of its examples the schema of the vectors cannot hold
 */
record Suite(String source, int leftOut, List<Vector> vectors) {
    private static final int PARTS = 4;

    Suite {
        vectors = List.copyOf(vectors);
    }

    /**
     * Reads one that wirecost comes with.
     *
     * @param file {@code cbor.txt}
     */
    static Suite shipped(String file) {
        try (InputStream in = Suite.class.getResourceAsStream(file)) {
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads the text of a suite: its source, how many are left out, and a line for each vector.
     *
     * @throws IllegalArgumentException if a line is none
     */
    static Suite parse(String text) {
        List<String> lines = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
        List<Vector> vectors = new ArrayList<>();
        for (String line : lines.subList(2, lines.size())) {
            vectors.add(vector(line));
        }
        String leftOut = setting("left out", lines.get(1)).split(",")[0];
        return new Suite(setting("source", lines.get(0)), Integer.parseInt(leftOut), vectors);
    }

    private static String setting(String name, String line) {
        if (!line.startsWith(name + ": ")) {
            throw new IllegalArgumentException("expected '%s: ', got %s".formatted(name, line));
        }
        return line.substring(name.length() + 2);
    }

    private static Vector vector(String line) {
        String[] parts = line.split(" \\| ", PARTS);
        if (parts.length < PARTS) {
            throw new IllegalArgumentException("expected place | field | value | bytes, got " + line);
        }
        boolean last = parts[3].endsWith(".");
        String hex = last ? parts[3].substring(0, parts[3].length() - 1) : parts[3];
        return new Vector(
                parts[0], parts[1], expected(parts[1], parts[2]), HexFormat.of().parseHex(hex), last);
    }

    private static Optional<RecordValue> expected(String field, String value) {
        return switch (value) {
            case "refused" -> Optional.empty();
            case "absent" -> Optional.of(VectorSchema.record(field, Optional.empty()));
            default -> Optional.of(VectorSchema.record(field, Optional.of(ValueText.parse(field, value))));
        };
    }
}
