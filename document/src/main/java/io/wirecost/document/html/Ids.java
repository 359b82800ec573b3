package io.wirecost.document.html;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;

/** The addresses of a page: no two parts have the same. */
final class Ids {
    private static final int LONGEST = 60;

    private final Set<String> given = new HashSet<>();

    /** An address for something of this title: {@code time-and-allocation}, {@code size-2}. */
    String of(String title) {
        String slug = slug(title);
        return IntStream.iterate(1, number -> number + 1)
                .mapToObj(number -> number == 1 ? slug : slug + "-" + number)
                .filter(given::add)
                .findFirst()
                .orElseThrow();
    }

    /** This address, if nothing has it yet; empty otherwise. */
    String own(String address) {
        return given.add(address) ? address : "";
    }

    /** A title in letters, digits and hyphens. */
    static String slug(String title) {
        String words =
                title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        String slug = words.substring(0, Math.min(words.length(), LONGEST));
        return slug.isEmpty() ? "part" : slug;
    }
}
