package io.wirecost.inference.guess;

import io.wirecost.core.schema.Type;
import java.util.Map;
import java.util.Set;

/**
 * What a user knows better than a guess.
 *
 * @param types by path, e.g. {@code items[].price}
 * @param maps paths of objects whose keys are data
 * @param enums whether texts may be taken for symbols of an enum
 */
public record TypeHints(Map<String, Type.Leaf> types, Set<String> maps, boolean enums) {
    /** Leaves everything to the guess. */
    public static final TypeHints NONE = new TypeHints(Map.of(), Set.of(), true);

    public TypeHints {
        types = Map.copyOf(types);
        maps = Set.copyOf(maps);
    }
}
