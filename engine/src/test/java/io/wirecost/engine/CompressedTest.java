package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.Timing;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compressions with native code, in the JVMs that prove and measure. */
class CompressedTest {
    private static final Profile TINY =
            new Profile("tiny", EnumSet.of(Operation.DESERIALIZE), 1, true, Timing.ofMillis(20, 200, 40, 60, 60));

    @TempDir
    private static Path folder;

    private static Run run;

    @BeforeAll
    static void measure() throws Exception {
        Installation installation = TestInstallation.in(Files.createDirectory(folder.resolve("installation")));
        TestInstallation.addCompressions(installation);
        Plan plan = new Plan(
                TINY,
                EnumSet.of(Measure.SIZE, Measure.SPEED),
                TINY.operations(),
                1,
                CodecCatalog.load(installation)
                        .select(List.of("honest", "honest+zstd", "honest+lz4", "tells-its-class-path+snappy")),
                Optional.empty(),
                List.of("run"));
        run = SteadyMachine.engine(installation, folder.resolve("code"))
                .run(plan, TestData.messages(), ignored -> {}, new RunListener() {});
    }

    @Test
    void a_codec_in_a_native_wrapper_is_proven_and_timed() {
        for (String codec : List.of("honest+zstd-3", "honest+lz4")) {
            assertThat(cell(codec, "size").status()).as(codec).isEqualTo(Cell.Status.MEASURED);
            assertThat(cell(codec, "deserialize").figures(Speed.class))
                    .as(codec)
                    .isPresent();
        }
        assertThat(sizes("honest+zstd-3")).isNotEqualTo(sizes("honest"));
    }

    @Test
    void what_compresses_is_not_on_the_codecs_class_path() {
        assertThat(cell("tells-its-class-path+snappy", "size").reason().orElseThrow())
                .contains("liars.jar")
                .doesNotContain("compressions");
    }

    private static List<Integer> sizes(String codec) {
        return cell(codec, "size").figures(Sizes.class).orElseThrow().all();
    }

    private static Cell cell(String codec, String operation) {
        return run.cells().stream()
                .filter(cell -> cell.trial().codec().name().equals(codec)
                        && cell.trial().task().label().equals(operation))
                .findFirst()
                .orElseThrow();
    }
}
