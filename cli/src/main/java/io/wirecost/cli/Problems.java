package io.wirecost.cli;

import io.wirecost.core.InputException;
import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with several inputs, so that a user hears of all of it at once. */
final class Problems {
    private final List<String> found = new ArrayList<>();

    /** Something that is made from input. */
    interface Choice<V> {
        V make() throws InputException;
    }

    /** What the input means; null when it means nothing, which is one more problem. */
    <V> V collect(Choice<V> choice) {
        try {
            return choice.make();
        } catch (InputException e) {
            found.addAll(e.problems());
            return null;
        }
    }

    void add(String problem) {
        found.add(problem);
    }

    /** @throws InputException with every problem, if there is any */
    void refuse() throws InputException {
        if (!found.isEmpty()) {
            throw new InputException(found);
        }
    }
}
