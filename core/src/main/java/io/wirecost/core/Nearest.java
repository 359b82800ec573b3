package io.wirecost.core;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds the known names that a mistyped one probably means. */
public final class Nearest {
    private static final int TYPO = 2;
    private static final int SHORT = 4;
    private static final int SHOWN = 3;

    /** Fewer letters are part of too much. */
    private static final int TELLING = 3;

    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

    private Nearest() {}

    /** The known name that differs least, if it differs by a typing mistake only; ties go to the first. */
    public static Optional<String> of(String wanted, Collection<String> known) {
        String plain = wanted.toLowerCase(Locale.ROOT);
        int most = mistakes(wanted.length());
        return known.stream()
                .filter(name -> Math.abs(name.length() - wanted.length()) <= most)
                .min(Comparator.comparingInt(name -> edits(plain, name.toLowerCase(Locale.ROOT))))
                .filter(name -> edits(plain, name.toLowerCase(Locale.ROOT)) <= most);
    }

    /** Returns how many characters may be wrong in a name: a short one would be near to all others. */
    private static int mistakes(int length) {
        return length <= SHORT ? Math.min(1, length - 1) : Math.max(TYPO, length / 3);
    }

    /**
     * The end of a message: {@code ; did you mean "name"?}, or nothing if no known name is near. Names that contain the
     * wanted one are nearer than names of which it is a mistyped form: {@code json} means {@code jackson-json} rather
     * than {@code gson}.
     */
    public static String hint(String wanted, Collection<String> known) {
        List<String> near = holding(wanted, known);
        if (near.isEmpty()) {
            near = of(wanted, known).map(List::of).orElse(List.of());
        }
        return near.isEmpty() ? "" : near.stream().collect(Collectors.joining("\" or \"", "; did you mean \"", "\"?"));
    }

    /**
     * Returns at most three known names of which the wanted one is a part: names that begin with it, then names with it
     * as a word.
     */
    private static List<String> holding(String wanted, Collection<String> known) {
        String plain = wanted.toLowerCase(Locale.ROOT);
        return known.stream()
                .filter(name -> plain.length() >= TELLING
                        && name.toLowerCase(Locale.ROOT).contains(plain))
                .sorted(Comparator.comparingInt(name -> likeness(plain, name.toLowerCase(Locale.ROOT))))
                .limit(SHOWN)
                .toList();
    }

    private static int likeness(String part, String name) {
        return name.startsWith(part) ? 0 : List.of(NO_WORD.split(name)).contains(part) ? 1 : 2;
    }

    /** Characters to insert, delete, replace or exchange with their neighbour to make one of the other. */
    private static int edits(String one, String other) {
        int[][] edits = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                edits[i][j] = Math.min(i, j) == 0 ? Math.max(i, j) : least(edits, one, i, other, j);
            }
        }
        return edits[one.length()][other.length()];
    }

    private static int least(int[][] edits, String one, int i, String other, int j) {
        int replaced = edits[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        int least = Math.min(replaced, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
        boolean exchanged = Math.min(i, j) > 1
                && one.charAt(i - 1) == other.charAt(j - 2)
                && one.charAt(i - 2) == other.charAt(j - 1);
        return exchanged ? Math.min(least, 1 + edits[i - 2][j - 2]) : least;
    }
}
