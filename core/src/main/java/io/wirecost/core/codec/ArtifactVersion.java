package io.wirecost.core.codec;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a library's version from the artifact that is really on the class path, never from a build file. */
public final class ArtifactVersion {
    private static final Pattern IN_FILE_NAME = Pattern.compile("-(\\d[^/]*)\\.jar$");

    private ArtifactVersion() {}

    /**
     * Returns the version of a library, without running any of its code.
     *
     * @param anchor a class of the library
     * @param library {@code group:artifact}
     */
    public static String of(Class<?> anchor, String library) {
        return fromPomProperties(anchor, library)
                .or(() -> fromFileName(anchor)) // before the manifest: Hessian's is years behind its artifact
                .or(() -> Optional.ofNullable(anchor.getPackage().getImplementationVersion()))
                .orElse("unknown");
    }

    private static Optional<String> fromPomProperties(Class<?> anchor, String library) {
        String path = "META-INF/maven/" + library.replace(':', '/') + "/pom.properties";
        ClassLoader loader = anchor.getClassLoader();
        if (loader == null) {
            return Optional.of(Runtime.version().toString());
        }
        try (InputStream in = loader.getResourceAsStream(path)) {
            if (in == null) {
                return Optional.empty();
            }
            Properties properties = new Properties();
            properties.load(in);
            return Optional.ofNullable(properties.getProperty("version"));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> fromFileName(Class<?> anchor) {
        CodeSource source = anchor.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            return Optional.empty();
        }
        Path jar = Path.of(URI.create(source.getLocation().toString()));
        Matcher matcher = IN_FILE_NAME.matcher(jar.toString());
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
