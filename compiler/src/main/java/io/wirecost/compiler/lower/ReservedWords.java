package io.wirecost.compiler.lower;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Words that a target does not accept as names, from the texts in which a {@link Naming} lists them. */
public final class ReservedWords {
    private ReservedWords() {}

    /** @param texts words with one space between them */
    public static Set<String> of(String... texts) {
        return Set.copyOf(words(texts));
    }

    /**
     * For targets that do not tell names apart by their case.
     *
     * @param texts words with one space between them
     */
    public static Set<String> ignoringCase(String... texts) {
        Set<String> set = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        set.addAll(words(texts));
        return Collections.unmodifiableSet(set);
    }

    private static List<String> words(String... texts) {
        return List.of(String.join(" ", texts).split(" "));
    }
}
