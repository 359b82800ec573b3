package io.wirecost.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The front end's files, as the build put them beside the classes. */
final class WebResources {
    private static final String ROOT = "/io/wirecost/report/web/";

    private WebResources() {}

    /** @param path below {@code src/main/web}, with slashes */
    static String text(String path) {
        try (InputStream in = WebResources.class.getResourceAsStream(ROOT + path)) {
            if (in == null) {
                throw new IllegalArgumentException("the report's front end has no " + path);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
