package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.wirecost.engine.installation.CacheFolder;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.runtime.ForeignRuntime;
import io.wirecost.engine.runtime.ForeignRuntimes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/**
 * A runtime beside the JVM as the user of this machine has set it up. Tests have a cache folder of their own, in which nothing is
 * set up.
 *
 * @param variables by which the tool finds it
 */
record OtherRuntime(Map<String, String> variables) {
    private static final String REQUIRED = "WIRECOST_RUNTIMES";

    /** Node.js. Where it is not set up the test is skipped, or fails if {@code WIRECOST_RUNTIMES} names it. */
    static OtherRuntime node() throws IOException {
        return of("node");
    }

    /** The same of PHP. */
    static OtherRuntime php() throws IOException {
        return of("php");
    }

    private static OtherRuntime of(String name) throws IOException {
        Installation installation = new Installation(Path.of(System.getProperty("wirecost.installation")));
        Path cache = CacheFolder.of(System.getenv(), Path.of(System.getProperty("user.home")));
        ForeignRuntime found = ForeignRuntimes.of(installation, cache).stream()
                .filter(runtime -> runtime.name().equals(name))
                .findFirst()
                .orElseThrow();
        if (found.state() instanceof ForeignRuntime.State.Missing missing) {
            assertThat(System.getenv().getOrDefault(REQUIRED, "").split(","))
                    .as("%s names it, but %s", REQUIRED, missing.what())
                    .doesNotContain(name);
            assumeTrue(false, "%s; run: %s".formatted(missing.what(), missing.command()));
        }
        return new OtherRuntime(found.environment());
    }

    /** The tool, which finds this runtime. */
    Wirecost in(Wirecost wirecost) {
        Wirecost with = wirecost;
        for (Map.Entry<String, String> variable : variables.entrySet()) {
            with = with.with(variable.getKey(), variable.getValue());
        }
        return with;
    }
}
