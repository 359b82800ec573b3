package io.wirecost.engine.runner;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Cell.Status;
import io.wirecost.core.run.Run;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What codecs of other runtimes do wrong as those of the JVM do ({@code LiarsTest}), or as in {@link ForeignRunnerTest}. */
@Tag("nightly")
class ForeignRunnerNightlyTest {
    @TempDir
    private static Path folder;

    private static Run run;

    @BeforeAll
    static void run_all_of_them() throws Exception {
        run = ForeignRunnerTest.run(folder, StubRunner.withDomain("php", Misdeed.ofAnyCodec()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    HANGS_WHILE_ENCODING     | hung at record 17, encoding (no progress and no work for 3 s)
                    WRITES_A_LINE_WITHOUT_END | record 17, encoding: the worker wrote a line that is no JSON: {xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
                    ANSWERS_TWICE            | round 1: measuring: processorNanos: expected a number, but it is not there
                    THROWS_WHILE_ENCODING    | record 17, encoding: threw RangeError
                    LOSES_A_FIELD            | record 2, decoding: deserialize: note: expected "with a \\u0001 inside", got absent
                    REMEMBERS_INSTEAD_OF_DECODING | comparison of all records: impossible result: records 1 and 2 have the same 1 bytes and differ: id: expected 1, got 0
                    """)
    void a_codec_that_fails_has_a_reason_and_no_figure(Misdeed misdeed, String reason) {
        Cell cell = cell(misdeed, "serialize");

        assertThat(cell.status()).isEqualTo(Status.FAILED);
        assertThat(cell.reason()).hasValue(reason);
        assertThat(cell.figures()).isEmpty();
    }

    @Test
    void a_lazy_decoder_is_faster_than_copying_the_bytes_and_refused() {
        Cell lazy = cell(Misdeed.DECODES_LAZILY, "deserialize");

        assertThat(lazy.status()).isEqualTo(Status.REFUSED);
        assertThat(lazy.reason().orElseThrow()).startsWith("impossible result: ");
        assertThat(cell(Misdeed.DECODES_LAZILY, "serialize").status()).isEqualTo(Status.MEASURED);
    }

    private static Cell cell(Misdeed misdeed, String task) {
        return run.cells().stream()
                .filter(cell -> cell.trial().codec().name().equals(misdeed.codec()))
                .filter(cell -> cell.trial().task().label().equals(task))
                .findFirst()
                .orElseThrow();
    }
}
