package io.wirecost.engine.robustness;

import io.wirecost.core.run.ReactionKind;
import java.util.EnumMap;
import java.util.Map;

/**
 * Says when a kind of damage has shown enough messages that end a process. Each of them takes seconds, and with a codec that hangs
 * easily it may be half of all.
 *
 * <p>Each way to end is counted by itself. So a codec that has hung often still shows in full where it exhausts memory, and
 * what comes of the messages behind the first that does. Only what stands behind a message that ends as many did before, in
 * this kind of damage or in others, can be missed.
 */
final class Endings {
    /** Of one kind of damage. */
    private static final int MOST = 4;

    /** After so many of all kinds, one of a kind is enough. */
    private static final int MANY = 8;

    private final Map<ReactionKind, Integer> before = new EnumMap<>(ReactionKind.class);
    private final Map<ReactionKind, Integer> ofKind = new EnumMap<>(ReactionKind.class);

    /** Begins with another kind of damage. */
    void nextKind() {
        ofKind.forEach((reaction, count) -> before.merge(reaction, count, Integer::sum));
        ofKind.clear();
    }

    /** Adds a message that ended a process. */
    void add(ReactionKind reaction) {
        ofKind.merge(reaction, 1, Integer::sum);
    }

    /** Returns whether no message of the kind has ended a process. */
    boolean areNone() {
        return ofKind.isEmpty();
    }

    /** Returns whether the others of the kind need not be tried. */
    boolean areEnough() {
        return ofKind.entrySet().stream()
                .anyMatch(ended -> ended.getValue() >= (before.getOrDefault(ended.getKey(), 0) < MANY ? MOST : 1));
    }
}
