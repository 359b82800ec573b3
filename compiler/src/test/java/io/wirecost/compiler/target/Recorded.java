package io.wirecost.compiler.target;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Texts that were recorded beside a test: what an emitter is expected to write. */
public final class Recorded {
    private Recorded() {}

    /** @param test whose package holds the file */
    public static String text(Class<?> test, String file) throws IOException {
        try (InputStream in = test.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
