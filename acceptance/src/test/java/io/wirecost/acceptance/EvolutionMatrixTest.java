package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The committed matrix of edits is what its command finds today. */
@Tag("nightly")
class EvolutionMatrixTest {
    private static final Path PAGE = Path.of("..", "docs", "evolution-matrix.md");

    /** What the page has instead of the title that the command writes. */
    private static final List<String> HEAD = List.of(
            "# What the default codecs of the JVM make of each edit",
            "",
            "[How to read this page](evolution.md), and how it was made.");

    @TempDir
    private Path folder;

    @Test
    void the_page_is_what_the_command_writes_up_to_the_surprises() throws Exception {
        Outcome outcome =
                Wirecost.warm(folder).run("evolve", "--seed", "1", "--runtime", "jvm", "--quiet", "--out", "out");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        Stream<String> made = Files.readAllLines(folder.resolve("out/evolution.md")).stream()
                .takeWhile(line -> !line.equals("## surprises"))
                .skip(1);
        assertThat(Files.readAllLines(PAGE))
                .containsExactlyElementsOf(Stream.concat(HEAD.stream(), made).toList());
    }

    @Test
    void every_difference_on_the_page_has_a_reason() throws Exception {
        assertThat(Files.readString(PAGE))
                .contains("## codecs of one format that differ")
                .doesNotContain("not known yet");
    }

    @Test
    void every_difference_between_default_codecs_of_one_format_has_a_reason() throws Exception {
        Outcome outcome = OtherRuntime.php()
                .in(OtherRuntime.node().in(Wirecost.warm(folder)))
                .with("PATH", System.getenv("PATH"))
                .run("evolve", "--seed", "1", "--quiet", "--out", "out");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        List<String> differences = Files.readAllLines(folder.resolve("out/evolution.md")).stream()
                .dropWhile(line -> !line.equals("## codecs of one format that differ"))
                .takeWhile(line -> !line.equals("## surprises"))
                .toList();
        assertThat(differences)
                .anyMatch(line -> line.contains("node/json"))
                .anyMatch(line -> line.contains("php/json"))
                .noneMatch(line -> line.contains("not known yet"));
    }
}
