package io.wirecost.core;

import java.util.Collection;

/** The one wording for an unknown name, with the names that exist. */
public final class Choices {
    private Choices() {}

    /**
     * {@code --profile quik: expected one of smoke, quick; did you mean "quick"?}.
     *
     * @param what the option, or whatever else is given a name
     */
    public static String mismatch(String what, String found, Collection<String> known) {
        return mismatch(what, found, oneOf(known), known);
    }

    /**
     * The same where the known names are too many to list.
     *
     * @param expected says where they are listed
     */
    public static String mismatch(String what, String found, String expected, Collection<String> known) {
        return what + " " + found + ": expected " + expected + Nearest.hint(found, known);
    }

    /** {@code one of smoke, quick}. */
    public static String oneOf(Collection<String> known) {
        return (known.size() > 1 ? "one of " : "") + String.join(", ", known);
    }
}
