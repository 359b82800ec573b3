package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Vectors;
import io.wirecost.results.RunFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Codecs of one format read each other, from the command line to the reports. */
class InteropCommandTest {
    @TempDir
    private static Path measured;

    private static Wirecost wirecost;
    private static Outcome outcome;
    private static Run run;

    @BeforeAll
    static void have_libraries_read_each_other() throws Exception {
        wirecost = Wirecost.warm(measured);
        outcome = wirecost.run(
                "interop",
                "--runtime",
                "jvm",
                "--codec",
                "*yaml*,avro-specific,gson",
                "--format",
                "yaml,avro",
                "--out",
                "out");
        run = RunFile.read(measured.resolve("out/run.json"));
    }

    @Test
    void codecs_of_a_format_read_each_other_and_the_run_is_one_like_others() throws Exception {
        assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
        assertThat(outcome.out())
                .contains("interop: each codec reads what the others of its format and layout wrote")
                .containsPattern("YAML +2 +2\\n")
                .contains("Readings of another codec's bytes: 2 exact.");
        assertThat(run.complete()).isTrue();
        assertThat(run.command()).startsWith("run", "--measure", "interop", "--runtime", "jvm");
        assertThat(run.cells())
                .hasSize(3)
                .allSatisfy(cell -> assertThat(cell.status()).isEqualTo(Cell.Status.MEASURED))
                .flatExtracting(
                        cell -> cell.figures(Interop.class).orElseThrow().readings())
                .hasSize(2)
                .noneMatch(Interop.Reading::isDifference);
        assertThat(wirecost.run("run", "--resume", "out", "--details").out())
                .contains(
                        "YAML: a row for each codec that wrote", "equal bytes: whether equal values give equal bytes");
        assertThat(wirecost.run("report", "out", "--to", "markdown").out())
                .contains("## interop", "| jackson-yaml | self | ok |");
    }

    @Test
    void libraries_read_test_vectors_and_what_they_fail_at_is_told_and_does_not_fail_the_command() throws Exception {
        Vectors vectors = run.cells().stream()
                .filter(cell -> cell.trial().codec().name().equals("avro-specific"))
                .flatMap(cell -> cell.figures(Interop.class).stream())
                .findFirst()
                .flatMap(Interop::vectors)
                .orElseThrow();

        assertThat(vectors.passed()).isPositive();
        assertThat(vectors.failures())
                .isNotEmpty()
                .allMatch(failure -> failure.expected().equals("to be refused"));
        assertThat(outcome.out()).contains("Test vectors of the formats' specifications: ");
        assertThat(Files.readString(measured.resolve("out/report.html"))).contains("Apache Avro specification");
    }

    @Test
    void a_format_that_no_codec_speaks_is_refused_with_the_nearest() throws Exception {
        Outcome refused = wirecost.run("interop", "--format", "YAMLS");

        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err())
                .contains("--format YAMLS: expected a format of the chosen codecs; did you mean \"YAML\"?");
    }

    @Test
    void what_only_run_has_is_no_option_of_interop() throws Exception {
        assertThat(wirecost.run("interop", "--profile", "smoke").err()).contains("option --profile");
    }
}
