package io.wirecost.contract;

import java.util.List;
import java.util.stream.Stream;

/**
 * Seeds of the random schemas and of what takes part where not all can: one that stays the same by day, so that a test that fails
 * does so by a change and not by chance. A test's name has its seed; {@code -Dcontract.seeds=77} tries another, and the profile
 * {@code nightly} has eight.
 */
public final class Seeds {
    private static final String BY_DAY = "1";

    private Seeds() {}

    /** Those that the build asks for. */
    public static List<Long> wanted() {
        String named = System.getProperty("wirecost.seeds", "");
        return Stream.of((named.isBlank() ? BY_DAY : named).split(","))
                .map(String::strip)
                .map(Long::valueOf)
                .toList();
    }
}
