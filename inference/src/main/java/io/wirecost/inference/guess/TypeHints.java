package io.wirecost.inference.guess;

import io.wirecost.core.schema.Type;
import java.util.Map;
import java.util.Set;

/**
 * What a user knows better than a guess.
 *
 * <p>Paths name no branches of unions: {@code event.id} is the id of whatever kind of event.
 *
 * @param types by path, e.g. {@code items[].price}
 * @param maps paths of objects whose keys are data
 * @param enums whether texts may be taken for symbols of an enum
 * @param unions whether values of several kinds may be taken for a union
 */
public record TypeHints(Map<String, Type.Leaf> types, Set<String> maps, boolean enums, boolean unions) {
    /** Leaves everything to the guess. */
    public static final TypeHints NONE = new TypeHints(Map.of(), Set.of(), true, true);

    public TypeHints {
        types = Map.copyOf(types);
        maps = Set.copyOf(maps);
    }

    /** The same without unions. */
    public TypeHints withoutUnions() {
        return new TypeHints(types, maps, enums, false);
    }
}
