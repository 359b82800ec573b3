package io.wirecost.cli.failure;

import io.wirecost.core.InputException;
import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with several inputs, so that a user hears of all of it at once. */
public final class Problems {
    private final List<String> found = new ArrayList<>();

    /** Something that is made from input. */
    public interface Choice<V> {
        V make() throws InputException;
    }

    /** What the input means; null when it means nothing, which is one more problem. */
    public <V> V collect(Choice<V> choice) {
        try {
            return choice.make();
        } catch (InputException e) {
            found.addAll(e.problems());
            return null;
        }
    }

    /** Adds a problem of its own. */
    public void add(String problem) {
        found.add(problem);
    }

    /** @throws InputException with every problem, if there is any */
    public void refuse() throws InputException {
        if (!found.isEmpty()) {
            throw new InputException(found);
        }
    }
}
