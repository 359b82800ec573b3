package io.wirecost.core;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds the known names that a mistyped one probably means. */
public final class Nearest {
    private static final int TYPO = 2;
    private static final int SHOWN = 3;

    private Nearest() {}

    /** The known name that differs least, if it differs by a typing mistake only; ties go to the first. */
    public static Optional<String> of(String wanted, Collection<String> known) {
        String plain = wanted.toLowerCase(Locale.ROOT);
        int most = Math.max(TYPO, wanted.length() / 3);
        return known.stream()
                .filter(name -> Math.abs(name.length() - wanted.length()) <= most)
                .min(Comparator.comparingInt(name -> edits(plain, name.toLowerCase(Locale.ROOT))))
                .filter(name -> edits(plain, name.toLowerCase(Locale.ROOT)) <= most);
    }

    /** The end of a message: {@code ; did you mean "name"?}, or nothing if no known name is near. */
    public static String hint(String wanted, Collection<String> known) {
        return of(wanted, known).map(name -> "; did you mean \"" + name + "\"?").orElse("");
    }

    /** At most three known names, those that differ least first, however much that is. */
    public static List<String> ranked(String wanted, Collection<String> known) {
        String plain = wanted.toLowerCase(Locale.ROOT);
        return known.stream()
                .distinct()
                .sorted(Comparator.<String>comparingInt(name -> edits(plain, name.toLowerCase(Locale.ROOT)))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(SHOWN)
                .toList();
    }

    /** Characters to insert, delete or replace to make one of the other. */
    private static int edits(String one, String other) {
        int[] above = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int[] row = new int[other.length() + 1];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int replaced = above[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, 1 + Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return above[other.length()];
    }
}
