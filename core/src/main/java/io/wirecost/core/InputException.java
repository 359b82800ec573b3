package io.wirecost.core;

import java.util.List;

/**
 * The user's input is wrong. Carries every problem found, not the first only; the command line prints them and ends with
 * exit code 2.
 */
public final class InputException extends Exception {
    private static final long serialVersionUID = 1;

    private final List<String> problems;

    /**
     * @param problems one line each: what failed, where (file:line:column, or record number and field path), expected
     *     and actual, what to do next
     */
    public InputException(List<String> problems) {
        super(String.join("\n", problems));
        this.problems = List.copyOf(problems);
    }

    public InputException(String problem) {
        this(List.of(problem));
    }

    public List<String> problems() {
        return problems;
    }
}
