package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All codecs of the installation in one run. */
class WholeCatalogTest {
    @TempDir
    private Path folder;

    @Test
    void every_codec_is_proven_or_refused_in_the_class_path_in_which_it_is_measured() throws Exception {
        Outcome outcome = Wirecost.warm(folder)
                .run("run", "--measure", "size", "--codec", "*", "--workload", "transactions", "--out", "out");

        assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
    }
}
