package io.wirecost.studies.lviv2024.sizes;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What looking at the bytes said about formats that deviate from what was published. */
final class Explanations {
    private static final String RESOURCE = "lviv-2024-sizes.explanations.txt";

    private Explanations() {}

    /** A section with one paragraph per deviating codec; says so where nobody has looked yet. */
    static String text(List<String> deviating) {
        Map<String, String> known = read();
        if (deviating.isEmpty()) {
            return "No format deviates by more than 10 %.\n";
        }
        return "## Deviations of more than 10 %\n\n"
                + deviating.stream()
                        .map(codec -> "- `" + codec + "`: " + known.getOrDefault(codec, "not explained yet."))
                        .collect(Collectors.joining("\n"))
                + "\n";
    }

    /** Lines of {@code codec: explanation}. */
    private static Map<String, String> read() {
        try (InputStream in = Explanations.class.getResourceAsStream(RESOURCE)) {
            Map<String, String> texts = new TreeMap<>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .forEach(line -> texts.put(
                            line.substring(0, line.indexOf(':')),
                            line.substring(line.indexOf(':') + 1).strip()));
            return texts;
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + RESOURCE, e);
        }
    }
}
