package io.wirecost.evolution.edit;

import java.util.HashMap;
import java.util.Map;

/** Numbers above all that are used in a space, for example in a record. */
final class FreeNumbers {
    private final Map<String, Integer> highest = new HashMap<>();

    void use(String space, int number) {
        highest.merge(space, number, Math::max);
    }

    /** One more number, which is used then. */
    int next(String space) {
        return highest.merge(space, 1, Integer::sum);
    }
}
