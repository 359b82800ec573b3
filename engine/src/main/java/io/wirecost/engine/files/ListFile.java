package io.wirecost.engine.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * A list that wirecost comes with, as text: an entry a line, its parts between bars. Empty lines, and lines that begin with
 * {@code #}, are for readers.
 *
 * @param name of the file
 * @param form what the parts of a line are, with bars between them. The last part may have bars of its own
 */
public record ListFile(String name, String form) {
    private static final String BAR = "\\|";

    /** Reads the file that lies beside a class. */
    public String textBeside(Class<?> neighbour) {
        try (InputStream file = neighbour.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Makes an entry of each line.
     *
     * @param entry takes the parts of a line
     * @throws IllegalArgumentException if a line lacks a part, or its entry throws it; with the number of the line
     */
    public <T> List<T> entries(String text, Function<List<String>, T> entry) {
        List<T> found = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                found.add(entry(line, i + 1, entry));
            }
        }
        return found;
    }

    private <T> T entry(String line, int number, Function<List<String>, T> entry) {
        int parts = form.split(BAR).length;
        List<String> found =
                Arrays.stream(line.split(BAR, parts)).map(String::strip).toList();
        try {
            if (found.size() == parts && found.stream().noneMatch(String::isEmpty)) {
                return entry.apply(found);
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(wrong(line, number), e);
        }
        throw new IllegalArgumentException(wrong(line, number));
    }

    private String wrong(String line, int number) {
        return "%s:%d: expected %s, got %s".formatted(name, number, form, line);
    }
}
