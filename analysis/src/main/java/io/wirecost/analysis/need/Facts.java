package io.wirecost.analysis.need;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** The facts that come with wirecost: a file for each format, named after it. */
public final class Facts {
    private Facts() {}

    /** @return empty for a format that wirecost does not know, such as one of a user's own codec */
    public static Optional<FormatFacts> of(String format) {
        String name = fileName(format);
        try (InputStream file = Facts.class.getResourceAsStream(name)) {
            return file == null
                    ? Optional.empty()
                    : Optional.of(FactsReader.read(new String(file.readAllBytes(), StandardCharsets.UTF_8), name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InputException e) {
            throw new IllegalStateException("shipped facts: " + e.getMessage(), e);
        }
    }

    /** {@code cap-n-proto.json} for Cap'n Proto. */
    static String fileName(String format) {
        return format.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-") + ".json";
    }
}
