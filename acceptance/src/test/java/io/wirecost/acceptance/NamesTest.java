package io.wirecost.acceptance;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** One word for one thing: names of classes against docs/glossary.md, and against each other. */
class NamesTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final int MOST_WORDS = 60;

    /** Modules that never meet: a codec's names are those of its library, and benchmarks are written by hand. */
    private static final List<String> APART = List.of("codecs", "bench");

    private static List<String[]> glossary;
    private static List<JavaClass> classes;

    @BeforeAll
    static void readAll() throws IOException {
        glossary = Files.readAllLines(ROOT.resolve("docs/glossary.md")).stream()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| word ") && !line.startsWith("| --- "))
                .map(line -> line.substring(2).split("\\s*\\|\\s*", -1))
                .toList();
        List<Path> folders = CompiledModules.below(ROOT).stream()
                .filter(folder ->
                        !APART.contains(ROOT.relativize(folder).getName(0).toString()))
                .toList();
        classes = new ClassFileImporter()
                .importPaths(folders).stream()
                        .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC) && type.isTopLevelClass())
                        .toList();
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
        assertThat(classes.stream().map(JavaClass::getSimpleName))
                .noneMatch(name ->
                        refused.stream().anyMatch(words -> (" " + words(name) + " ").contains(" " + words + " ")));
    }

    @Test
    void no_two_public_classes_have_the_same_name() {
        Map<String, Set<String>> packages = classes.stream()
                .collect(groupingBy(
                        JavaClass::getSimpleName,
                        TreeMap::new,
                        mapping(JavaClass::getPackageName, toCollection(TreeSet::new))));
        packages.values().removeIf(names -> names.size() == 1);
        assertThat(packages).isEmpty();
    }

    /** {@code JsonKind} as {@code json kind}. */
    private static String words(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
