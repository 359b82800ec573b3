package io.wirecost.robustness;

import java.util.OptionalInt;

/**
 * A damaged message.
 *
 * @param message number of the {@link Undamaged} that it was made of
 * @param given what was done to it, in words
 * @param levels how deep values lie in each other, where this is the damage
 */
public record Damaged(byte[] bytes, int message, String given, OptionalInt levels) {
    /** Creates one whose values lie in each other as they did before. */
    public Damaged(byte[] bytes, int message, String given) {
        this(bytes, message, given, OptionalInt.empty());
    }
}
