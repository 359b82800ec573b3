package io.wirecost.core.codec;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The ways between objects and bytes that a library goes: most go both, some only one. */
public enum Direction {
    BOTH,
    /** It writes and does not read. */
    SERIALIZE,
    /** It reads and does not write. */
    DESERIALIZE;

    /** Returns the name that people and protocols use: {@code serialize}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Direction> byLabel(String label) {
        return Arrays.stream(values())
                .filter(direction -> direction.label().equals(label))
                .findFirst();
    }

    /** Returns whether a codec of this direction has an operation. The stages take both. */
    public boolean has(Operation operation) {
        return switch (this) {
            case BOTH -> true;
            case SERIALIZE -> operation == Operation.SERIALIZE;
            case DESERIALIZE -> operation == Operation.DESERIALIZE || operation == Operation.ACCESS;
        };
    }

    /** Returns what a reader of a one-way codec's figures must know: {@code serialize only}. Empty for both ways. */
    public Optional<String> restriction() {
        return this == BOTH ? Optional.empty() : Optional.of(label() + " only");
    }
}
