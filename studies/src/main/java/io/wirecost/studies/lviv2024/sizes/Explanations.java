package io.wirecost.studies.lviv2024.sizes;

import io.wirecost.document.Document;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Explanations, found by looking at the bytes, for formats that deviate from the published sizes. */
final class Explanations {
    private static final String RESOURCE = "lviv-2024-sizes.explanations.txt";

    private Explanations() {}

    /** A section with one paragraph per deviating codec; says so where there is no explanation yet. */
    static void write(List<String> deviating, Document.Writer page) {
        if (deviating.isEmpty()) {
            page.paragraph("No format deviates by more than 10 %.");
            return;
        }
        Map<String, String> known = read();
        page.section("Deviations of more than 10 %");
        page.items(deviating.stream()
                .map(codec -> codec + ": " + known.getOrDefault(codec, "not explained yet."))
                .toList());
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
