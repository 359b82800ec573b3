package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The committed matrix of damaged bytes is what its commands in docs/robustness.md find today, but for memory, times and the JDK. */
@Tag("nightly")
class RobustnessMatrixTest {
    private static final Path PAGE = Path.of("..", "docs", "robustness-matrix.md");

    /** A row of the costliest messages: the last cells but one are memory and slowdown. */
    private static final Pattern FIGURES = Pattern.compile("^((?:\\|[^|]*){4})\\|[^|]*\\|[^|]*× (\\|[^|]*\\|)$");

    private static final Pattern JDK = Pattern.compile("java\\.base \\S+");

    @TempDir
    private Path folder;

    @Test
    void the_page_has_the_reactions_that_its_commands_find() throws Exception {
        Wirecost wirecost = Wirecost.warm(folder);
        Outcome run = wirecost.run(
                "run", "--measure", "robustness", "--runtime", "jvm", "--seed", "1", "--quiet", "--out", "matrix");
        assertThat(run.exitCode()).as(run.err()).isZero();

        List<String> report = wirecost.run("report", "matrix", "--to", "markdown")
                .out()
                .lines()
                .toList();
        assertThat(steady(sections(report)))
                .containsExactlyElementsOf(steady(sections(Files.readAllLines(PAGE))))
                .anyMatch(line -> line.startsWith("| jackson-json "));
    }

    /** Those that the page shows: all but the smallest cases, whose bytes it leaves out. */
    private static Stream<String> sections(List<String> lines) {
        List<String> all = new ArrayList<>();
        boolean isShown = false;
        for (String line : lines) {
            if (line.startsWith("##")) {
                isShown = line.matches("## (damaged|Codecs).*")
                        || isShown && line.startsWith("### ") && !line.contains("smallest cases");
            }
            if (isShown) {
                all.add(line);
            }
        }
        return all.stream();
    }

    private static List<String> steady(Stream<String> lines) {
        return lines.map(line -> JDK.matcher(line).replaceAll("java.base"))
                .map(line -> FIGURES.matcher(line).replaceAll("$1$2"))
                .toList();
    }
}
