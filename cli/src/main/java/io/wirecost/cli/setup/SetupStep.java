package io.wirecost.cli.setup;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * A command of a plan.
 *
 * @param command its words
 * @param note what a user should know before it runs; empty for nothing
 * @param required whether the runtime is of no use without what it brings
 * @param mayBeCut whether it may be ended at any time: what it has made is thrown away then
 * @param action runs the command where it has to run
 */
record SetupStep(List<String> command, Optional<String> note, boolean required, boolean mayBeCut, Action action) {
    /** What a step does. */
    @FunctionalInterface
    interface Action {
        /** @throws IOException with how the command ended, and its last words, if it failed */
        void run(List<String> command) throws InputException, IOException;
    }

    /** The command as a user would type it. */
    String line() {
        return String.join(" ", command);
    }

    /** The command, and the note behind it. */
    String described() {
        return line() + note.map(words -> "   (" + words + ")").orElse("");
    }
}
