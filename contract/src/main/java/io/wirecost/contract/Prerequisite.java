package io.wirecost.contract;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.util.List;

/** Something outside the build that a test needs and that not every developer's machine has: a tool, a right. */
public final class Prerequisite {
    private Prerequisite() {}

    /**
     * Skips the running test and says why; with {@code CI=true} in the environment the test fails, so that no check is
     * lost unnoticed where all of them have to run.
     *
     * @param what what is missing, and what would provide it
     * @return never: for use as an expression
     */
    public static <T> T missing(String what) {
        return missing(what, "true".equals(System.getenv("CI")));
    }

    /**
     * The same for a runtime; the test fails also where {@code WIRECOST_RUNTIMES} names the runtime.
     *
     * @param name the runtime's, e.g. {@code node}
     */
    public static <T> T missingRuntime(String name, String what) {
        String demanded = System.getenv().getOrDefault("WIRECOST_RUNTIMES", "");
        return missing(what, List.of(demanded.split(",")).contains(name) || "true".equals(System.getenv("CI")));
    }

    private static <T> T missing(String what, boolean demanded) {
        return demanded ? fail(what) : abort(what);
    }
}
