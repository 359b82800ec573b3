package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All codecs of the installation in one run. */
class WholeCatalogTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"transactions", "kitchen-sink"})
    void every_codec_is_proven_or_refused_in_the_class_path_in_which_it_is_measured(String workload) throws Exception {
        Outcome outcome = Wirecost.warm(folder)
                .run("run", "--measure", "size", "--codec", "*", "--workload", workload, "--out", "out");

        assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
    }
}
