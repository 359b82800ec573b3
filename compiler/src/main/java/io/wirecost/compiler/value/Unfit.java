package io.wirecost.compiler.value;

/** A value that does not fit its type. Caught where its path is known; never leaves this package. */
public final class Unfit extends Exception {
    private static final long serialVersionUID = 1;

    /** @param problem what was expected and what was found */
    Unfit(String problem) {
        super(problem, null, false, false);
    }

    public static Unfit expected(String expected, String found) {
        return new Unfit("expected " + expected + ", found " + found);
    }
}
