package io.wirecost.core.codec;

import java.util.EnumSet;
import java.util.Set;

/** An ability of a codec beyond the contract, found by looking at an open instance. */
public enum Ability {
    /** It is {@link Staged}. */
    STAGED,
    /** It is {@link InPlace}. */
    IN_PLACE;

    public static Set<Ability> of(Codec<?> codec) {
        Set<Ability> abilities = EnumSet.noneOf(Ability.class);
        if (codec instanceof Staged<?, ?, ?>) {
            abilities.add(STAGED);
        }
        if (codec instanceof InPlace<?>) {
            abilities.add(IN_PLACE);
        }
        return abilities;
    }
}
