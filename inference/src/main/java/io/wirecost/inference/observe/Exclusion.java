package io.wirecost.inference.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.ToLongFunction;

/** Finds fields of which each object has exactly one: a union by convention. */
public final class Exclusion {
    /** In fewer objects it could be chance. */
    private static final int LEAST_OBJECTS = 20;

    private static final int LEAST_OF_EACH = 2;

    private Exclusion() {}

    /**
     * Returns the groups of such fields, each in the order of the fields. A field may be in several.
     *
     * @param objects how many there are
     * @param present in how many of them a field is there
     * @param excludes whether no object has both fields
     */
    public static <F> List<List<F>> groups(
            long objects, List<F> fields, ToLongFunction<F> present, BiPredicate<F, F> excludes) {
        if (objects < LEAST_OBJECTS) {
            return List.of();
        }
        List<F> optional = fields.stream()
                .filter(field -> present.applyAsLong(field) < objects && present.applyAsLong(field) >= LEAST_OF_EACH)
                .toList();
        return optional.stream()
                .map(first -> group(first, optional, excludes))
                .filter(group -> group.stream().mapToLong(present).sum() == objects)
                .distinct()
                .toList();
    }

    private static <F> List<F> group(F first, List<F> optional, BiPredicate<F, F> excludes) {
        List<F> group = new ArrayList<>(List.of(first));
        optional.stream()
                .filter(field -> field != first && group.stream().allMatch(other -> excludes.test(field, other)))
                .forEach(group::add);
        return optional.stream().filter(group::contains).toList();
    }
}
