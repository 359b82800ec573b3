package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** One word for one thing: names of classes against docs/glossary.md, and against each other. */
class NamesTest {
    private static final int MOST_WORDS = 60;

    /** Modules that never meet: a codec's names are those of its library, and benchmarks are written by hand. */
    private static final List<String> APART = List.of("codecs", "bench");

    private static List<String[]> glossary;

    /** By their names without a package. */
    private static Map<String, List<Path>> classes;

    @BeforeAll
    static void readAll() throws IOException {
        glossary = Files.readAllLines(Modules.ROOT.resolve("docs/glossary.md")).stream()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| word ") && !line.startsWith("| --- "))
                .map(line -> line.substring(2).split("\\s*\\|\\s*", -1))
                .toList();
        classes = new TreeMap<>();
        for (Path folder : Modules.folders("src/main/java")) {
            if (!APART.contains(Modules.ROOT.relativize(folder).getName(0).toString())) {
                publicClasses(folder)
                        .forEach(file -> classes.computeIfAbsent(simpleName(file), name -> new ArrayList<>())
                                .add(file));
            }
        }
        assertThat(classes).hasSizeGreaterThan(1_000);
    }

    private static List<Path> publicClasses(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java") && declaresAPublicClass(file))
                    .toList();
        }
    }

    private static boolean declaresAPublicClass(Path file) {
        try {
            return Files.readString(file).contains("\npublic ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String simpleName(Path file) {
        return file.getFileName().toString().replaceFirst("\\.java$", "");
    }

    @Test
    void the_glossary_is_short_enough_to_be_read() {
        assertThat(glossary).hasSizeBetween(1, MOST_WORDS).allMatch(row -> row.length == 4 && !row[1].isBlank());
    }

    @Test
    void no_public_class_is_called_by_a_word_that_the_glossary_has_another_one_for() {
        Set<String> refused = new TreeSet<>();
        glossary.forEach(
                row -> Arrays.stream(row[2].split(", ")).map(String::strip).forEach(refused::add));
        refused.remove("");
        assertThat(refused).isNotEmpty();
        assertThat(classes.keySet())
                .noneMatch(name ->
                        refused.stream().anyMatch(words -> (" " + words(name) + " ").contains(" " + words + " ")));
    }

    @Test
    void no_two_public_classes_have_the_same_name() {
        assertThat(classes.values()).allSatisfy(files -> assertThat(files).hasSize(1));
    }

    /** {@code JsonKind} as {@code json kind}. */
    private static String words(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
