package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Block;
import io.wirecost.pipeline.control.Role;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pipeline of a default run, whose services wait for each other's blocks. */
class FinalistsTest {
    @TempDir
    private Path folder;

    @Test
    void services_stay_for_all_blocks_of_their_codec_and_one_that_dies_costs_this_codec_only() throws Exception {
        try (PipelineRun run =
                PipelineRun.startDefault(folder, "--codec", "jackson-json,protobuf-java", "--budget", "0", "--quiet")) {
            run.amidMessages(() -> run.service(Role.B, "protobuf").destroyForcibly());
            run.awaitEnd();

            assertThat(run.cell("protobuf-java", "pipeline").status())
                    .as(run.errors())
                    .isEqualTo(Cell.Status.FAILED);
            assertThat(run.cell("protobuf-java", "pipeline").reason().orElseThrow())
                    .matches("block \\d: service B was ended by signal 9 (before|after) .*messages?.*");
            assertThat(freshness(run, "pipeline")).containsExactly(true, false, false);
            assertThat(freshness(run, "pipeline@decode=never")).containsExactly(true, false, false);
            Wirecost.await(() -> run.leftProcesses().isEmpty());
            assertThat(run.leftFiles()).isEmpty();
        }
    }

    private static List<Boolean> freshness(PipelineRun run, String operation) throws Exception {
        Cell cell = run.cell("jackson-json", operation);
        assertThat(cell.status()).as(cell.toString()).isEqualTo(Cell.Status.MEASURED);
        return cell.figures(Pipeline.class).orElseThrow().blocks().stream()
                .map(Block::fresh)
                .toList();
    }
}
