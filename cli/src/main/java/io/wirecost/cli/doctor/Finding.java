package io.wirecost.cli.doctor;

import java.util.Optional;

/**
 * What was found out about one thing.
 *
 * @param subject what was looked at, e.g. {@code JDK}
 * @param found what it is like
 * @param remedy what to do; empty when it is all right
 */
public record Finding(String subject, State state, String found, Optional<String> remedy) {
    /** What a finding means for a run. */
    public enum State {
        /** Nothing to do. */
        OK,
        /** wirecost works, but something is left out or less certain. */
        ADVICE,
        /** Nothing can be measured before this is mended. */
        BLOCKED
    }

    static Finding ok(String subject, String found) {
        return new Finding(subject, State.OK, found, Optional.empty());
    }

    static Finding advice(String subject, String found, String remedy) {
        return new Finding(subject, State.ADVICE, found, Optional.of(remedy));
    }

    static Finding blocked(String subject, String found, String remedy) {
        return new Finding(subject, State.BLOCKED, found, Optional.of(remedy));
    }
}
