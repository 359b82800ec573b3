package io.wirecost.contract;

import io.wirecost.process.Command;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * Seeds of the random schemas: one that each commit draws anew, so that over time many are tried at the price of one. A test's name
 * has its seed; {@code -Dcontract.seeds=77} repeats it, and the profile {@code nightly} has a list that stays the same.
 */
public final class Seeds {
    /** Instead of a commit's, where there is no git. */
    private static final long WITHOUT_COMMIT = 2;

    private static final Duration TIMEOUT = Duration.ofMinutes(1);
    private static final int DIGITS = 7;
    private static final int RADIX = 16;

    private Seeds() {}

    /** Those that the build asks for; that of the commit unless it names any. */
    public static List<Long> wanted() {
        String named = System.getProperty("wirecost.seeds", "");
        return named.isBlank()
                ? List.of(ofCommit())
                : Stream.of(named.split(","))
                        .map(String::strip)
                        .map(Long::valueOf)
                        .toList();
    }

    private static long ofCommit() {
        try {
            Command.Result commit = new Command(List.of("git", "rev-parse", "HEAD"), TIMEOUT).run();
            return commit.isSuccess() ? Long.parseLong(commit.output().substring(0, DIGITS), RADIX) : WITHOUT_COMMIT;
        } catch (IOException e) {
            return WITHOUT_COMMIT;
        }
    }
}
