package io.wirecost.contract;

import io.wirecost.core.schema.JavaNames;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Draws names that targets dislike: words that mean something to a language, a library or generated code, and names that
 * look like another one of the same record or like one of its accessors.
 */
final class RandomNames {
    private static final String FILE = "words.txt";
    private static final List<String> WORDS = read();

    /** What code generators put before a field's name, and behind it. */
    private static final List<String> PREFIXES = List.of(
            "get set is has add put clear unset mutable create start end with to wrap skip next all isSet addTo putTo new"
                    .split(" "));

    private static final List<String> SUFFIXES = List.of(
            ("count list map bytes case builder orBuilder length vector size iterator value values isSet or entry type "
                            + "class id enum field box pair encoder decoder offset asByteBuffer inByteBuffer s _ 1 2 _2")
                    .split(" "));

    private final Random random;

    RandomNames(Random random) {
        this.random = random;
    }

    /**
     * Names of one scope, all different.
     *
     * @param owner name of what has these names in it
     */
    Set<String> several(int count, String owner) {
        Set<String> names = new LinkedHashSet<>();
        List<String> related = new ArrayList<>(List.of(owner));
        while (names.size() < count) {
            String name = random.nextInt(3) == 0 ? relative(pick(related)) : one();
            names.add(name);
            related.add(name);
        }
        return names;
    }

    /** A word that means something, in one of the ways in which names are written. */
    String one() {
        String word = pick(WORDS);
        return switch (random.nextInt(8)) {
            case 0 -> JavaNames.capitalize(word);
            case 1 -> word.toUpperCase(Locale.ROOT);
            case 2 -> word.toLowerCase(Locale.ROOT);
            default -> word;
        };
    }

    /** A name that some conversion makes the same, or that a generated member of the other might have. */
    private String relative(String name) {
        boolean snake = random.nextBoolean();
        return switch (random.nextInt(7)) {
            case 0 -> JavaNames.capitalize(name);
            case 6 -> name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
            case 1 -> name.toUpperCase(Locale.ROOT);
            case 2 -> name.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toLowerCase(Locale.ROOT);
            case 3 -> snake ? "_" + name : name + "_";
            case 4 -> snake ? pick(PREFIXES) + "_" + name : pick(PREFIXES) + JavaNames.capitalize(name);
            default -> snake ? name + "_" + pick(SUFFIXES) : name + JavaNames.capitalize(pick(SUFFIXES));
        };
    }

    private String pick(List<String> from) {
        return from.get(random.nextInt(from.size()));
    }

    /** Lines of words behind a heading; a line with a number sign is a comment. */
    private static List<String> read() {
        try (InputStream in = RandomNames.class.getResourceAsStream(FILE)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .flatMap(line -> Stream.of(line.split(" ")))
                    .distinct()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
