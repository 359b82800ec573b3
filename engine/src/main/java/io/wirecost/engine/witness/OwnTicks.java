package io.wirecost.engine.witness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * The processor time of this process and of its children, in the ticks that the system counts processors by. A child
 * belongs to it when it has ended and was waited for; Java does so before {@link Process#waitFor()} returns.
 */
final class OwnTicks {
    /** Follows the name of the program, which may have blanks and brackets of its own. */
    private static final char END_OF_NAME = ')';

    /** Places behind the name: user and system time of the process, then those of its children. */
    private static final int FIRST = 12;

    private static final int END = 16;

    private OwnTicks() {}

    /** Reads the account of a process, such as {@code /proc/self/stat}; empty where there is none. */
    static Optional<Long> in(Path file) {
        try {
            return parse(Files.readString(file));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Adds up its times.
     *
     * @see <a href="https://docs.kernel.org/filesystems/proc.html">The /proc filesystem, table 1-4</a>
     */
    static Optional<Long> parse(String account) {
        String[] words = account.substring(account.lastIndexOf(END_OF_NAME) + 1).split(" +");
        return words.length < END
                ? Optional.empty()
                : Optional.of(Arrays.stream(words, FIRST, END)
                        .mapToLong(Long::parseLong)
                        .sum());
    }
}
