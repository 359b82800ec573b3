package io.wirecost.engine.runtime;

import io.wirecost.core.InputException;
import io.wirecost.engine.installation.Installation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The runtimes beside the JVM for which an installation has runners. */
public final class ForeignRuntimes {
    private ForeignRuntimes() {}

    /**
     * All of them, each before its variants, whether or not this machine has what they need.
     *
     * @param cacheFolder folder of what is kept between runs
     * @throws IOException if the installation is damaged
     */
    public static List<ForeignRuntime> of(Installation installation, Path cacheFolder) throws IOException {
        return of(installation, cacheFolder, System.getenv());
    }

    /**
     * The same with an environment of the caller's.
     *
     * @param environment variables and their values, {@code PATH} among them
     */
    public static List<ForeignRuntime> of(Installation installation, Path cacheFolder, Map<String, String> environment)
            throws IOException {
        return inspect(installation, cacheFolder, environment).stream()
                .flatMap(found -> ForeignRuntime.of(found).stream())
                .toList();
    }

    /** What this machine has of what each of them needs. */
    public static List<RuntimeInspection> inspect(
            Installation installation, Path cacheFolder, Map<String, String> environment) throws IOException {
        Programs programs = new Programs(environment);
        List<RuntimeInspection> found = new ArrayList<>();
        for (RuntimeDescription runtime : descriptions(installation)) {
            found.add(RuntimeInspection.of(runtime, programs, cacheFolder));
        }
        return found;
    }

    /** Returns the command that sets a runtime up. */
    public static String setup(String runtime) {
        return "wirecost setup " + runtime;
    }

    private static List<RuntimeDescription> descriptions(Installation installation) throws IOException {
        try {
            return RuntimeDescription.all(installation);
        } catch (InputException e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}
