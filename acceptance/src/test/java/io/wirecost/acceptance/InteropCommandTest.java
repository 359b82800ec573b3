package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Run;
import io.wirecost.results.RunFile;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Codecs of one format read each other, from the command line to the reports. */
class InteropCommandTest {
    @TempDir
    private Path folder;

    @Test
    void codecs_of_a_format_read_each_other_and_the_run_is_one_like_others() throws Exception {
        Wirecost wirecost = Wirecost.warm(folder);

        Outcome outcome = wirecost.run("interop", "--runtime", "jvm", "--format", "yaml,ion", "--out", "out");

        assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
        assertThat(outcome.out())
                .contains("interop: each codec reads what the others of its format and layout wrote")
                .containsPattern("Ion, binary +2 +2\\n")
                .containsPattern("YAML +2 +2\\n")
                .contains("Readings of another codec's bytes: 4 exact.");
        Run run = RunFile.read(folder.resolve("out/run.json"));
        assertThat(run.complete()).isTrue();
        assertThat(run.command()).startsWith("run", "--measure", "interop", "--codec", "*", "--runtime", "jvm");
        assertThat(run.cells())
                .hasSize(4)
                .allSatisfy(cell -> assertThat(cell.status()).isEqualTo(Cell.Status.MEASURED))
                .allSatisfy(cell -> assertThat(
                                cell.figures(Interop.class).orElseThrow().readings())
                        .singleElement()
                        .satisfies(reading -> assertThat(reading.isDifference()).isFalse()));
        assertThat(wirecost.run("run", "--resume", "out", "--details").out())
                .contains(
                        "YAML: a row for each codec that wrote", "equal bytes: whether equal values give equal bytes");
        assertThat(wirecost.run("report", "out", "--to", "markdown").out())
                .contains("## interop", "| jackson-yaml | self | ok |");
    }

    @Test
    void a_format_that_no_codec_speaks_is_refused_with_the_nearest() throws Exception {
        Outcome outcome = Wirecost.warm(folder).run("interop", "--format", "YAMLS");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err())
                .contains("--format YAMLS: expected a format of the chosen codecs; did you mean \"YAML\"?");
    }

    @Test
    void what_only_run_has_is_no_option_of_interop() throws Exception {
        assertThat(Wirecost.warm(folder).run("interop", "--profile", "smoke").err())
                .contains("option --profile");
    }
}
