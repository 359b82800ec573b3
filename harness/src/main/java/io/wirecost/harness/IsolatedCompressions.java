package io.wirecost.harness;

import io.wirecost.core.codec.Compressions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The compressions that a JVM may put around its codec. Their libraries are loaded beside the codec's. */
public final class IsolatedCompressions {
    /** System property with the folder of their jars. Only JVMs that compress have it. */
    public static final String PROPERTY = "wirecost.compressions";

    private IsolatedCompressions() {}

    /** Those of this JVM. */
    static Compressions here() {
        String folder = System.getProperty(PROPERTY);
        try {
            return folder == null ? Compressions.ofJdk() : in(Path.of(folder));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the compressions in " + folder, e);
        }
    }

    /**
     * Those of an installation.
     *
     * @param folder with nothing but their jars
     */
    public static Compressions in(Path folder) throws IOException {
        return Compressions.in(IsolatedJars.loader("compressions", folder));
    }
}
