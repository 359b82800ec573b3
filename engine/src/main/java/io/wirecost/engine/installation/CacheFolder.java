package io.wirecost.engine.installation;

import java.nio.file.Path;
import java.util.Map;

/** Where a user's generated code, and packages of runtimes, are kept between runs. */
public final class CacheFolder {
    private CacheFolder() {}

    /** {@code $XDG_CACHE_HOME/wirecost}, or {@code .cache/wirecost} in the user's home. */
    public static Path of(Map<String, String> environment, Path home) {
        String cache = environment.getOrDefault("XDG_CACHE_HOME", "");
        return (cache.isEmpty() ? home.resolve(".cache") : Path.of(cache)).resolve("wirecost");
    }
}
