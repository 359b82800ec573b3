package io.wirecost.core;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** What a user may have meant: known names that look most like an unknown one. */
public final class NearestNames {
    private static final int SHOWN = 3;

    private NearestNames() {}

    /** At most three known names, nearest first; empty only when there are none at all. */
    public static List<String> to(String unknown, Collection<String> known) {
        return known.stream()
                .distinct()
                .map(name -> Map.entry(name, distance(unknown, name)))
                .sorted(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .limit(SHOWN)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Fewest insertions, deletions and replacements of characters that make one text the other. */
    private static int distance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, 1 + Math.min(previous[j], row[j - 1]));
            }
            previous = row;
        }
        return previous[b.length()];
    }
}
