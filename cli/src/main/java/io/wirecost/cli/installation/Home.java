package io.wirecost.cli.installation;

import io.wirecost.core.InputException;
import io.wirecost.engine.installation.Installation;
import java.nio.file.Path;

/** Where this process finds its installation and its cache. */
public final class Home {
    private Home() {}

    /** The installation that the launcher belongs to. */
    public static Installation installation() throws InputException {
        String home = System.getProperty("wirecost.home");
        if (home == null) {
            throw new InputException("wirecost.home is not set; start wirecost with its launcher ./wirecost");
        }
        return Installation.at(Path.of(home));
    }

    /** Whether the launcher is that of the sources, which builds them. */
    public static boolean isBuiltFromSources() {
        return System.getenv().containsKey("WIRECOST_SOURCES");
    }

    /** Returns the folder of generated and compiled code. */
    public static Path codeCache() {
        return CacheFolder.of(System.getenv(), Path.of(System.getProperty("user.home")))
                .resolve("code");
    }
}
