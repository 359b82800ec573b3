package io.wirecost.compiler.read;

import io.wirecost.core.InputException;
import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with one schema, each with the path of the field where it is. */
public final class SchemaProblems {
    private final String sourceName;
    private final List<String> problems = new ArrayList<>();

    public SchemaProblems(String sourceName) {
        this.sourceName = sourceName;
    }

    /** @param path from the root record, e.g. {@code acme.Order.items[].price}; empty for the root itself */
    public void add(String path, String problem) {
        problems.add(sourceName + ": " + (path.isEmpty() ? "" : path + ": ") + problem);
    }

    public boolean isEmpty() {
        return problems.isEmpty();
    }

    public void throwIfAny() throws InputException {
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
    }
}
