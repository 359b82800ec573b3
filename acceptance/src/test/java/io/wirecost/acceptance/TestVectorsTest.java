package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Vectors;
import io.wirecost.results.RunFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code wirecost interop} has libraries read test vectors of their formats, and says what they failed at. */
class TestVectorsTest {
    @TempDir
    private static Path folder;

    private static Wirecost.Outcome outcome;
    private static Run run;

    @BeforeAll
    static void have_libraries_read_each_other() throws Exception {
        outcome = Wirecost.warm(folder)
                .run("interop", "--codec", "jackson-cbor,msgpack-core-*,avro-specific", "--out", "run");
        run = RunFile.read(folder.resolve("run/run.json"));
    }

    @Test
    void libraries_read_what_the_specification_of_their_format_says() {
        for (String codec : List.of("jackson-cbor", "msgpack-core-map", "msgpack-core-array", "avro-specific")) {
            Vectors vectors = vectors(codec);
            assertThat(vectors.passed()).as(codec).isPositive();
            assertThat(vectors.failures())
                    .as(codec)
                    .filteredOn(failure -> !failure.expected().equals("to be refused"))
                    .isEmpty();
        }
    }

    @Test
    void what_a_library_fails_at_does_not_fail_the_command() {
        assertThat(run.cells().stream().flatMap(cell -> cell.figures(Interop.class).stream()))
                .anySatisfy(figures ->
                        assertThat(figures.vectors().orElseThrow().failures()).isNotEmpty());
        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    }

    @Test
    void the_counts_stand_on_the_screen_and_in_the_report() throws Exception {
        assertThat(outcome.out()).contains("Test vectors of the formats' specifications: ");
        assertThat(Files.readString(folder.resolve("run/report.html")))
                .contains("Apache Avro specification")
                .contains("RFC 8949");
    }

    private static Vectors vectors(String codec) {
        return run.cells().stream()
                .filter(cell -> cell.trial().codec().name().equals(codec))
                .flatMap(cell -> cell.figures(Interop.class).stream())
                .findFirst()
                .orElseThrow(() -> new AssertionError(outcome.err()))
                .vectors()
                .orElseThrow();
    }
}
