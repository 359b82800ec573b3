package io.wirecost.pipeline.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Experiment.Transport;
import io.wirecost.core.run.Passage.Reading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BlockPlanFileTest {
    private static final BlockPlan PLAN = new BlockPlan(
            "20261121-1",
            Map.of("bootstrap.servers", "127.0.0.1:9092", "sasl.jaas.config", "user=\"u\" password=\"p\""),
            Map.of("bootstrap.servers", "127.0.0.1:9093"),
            List.of(Role.A, Role.C),
            4,
            "jackson-cbor",
            Reading.IN_PLACE,
            Forward.PASSTHROUGH,
            new Transport("embedded 4.3.1", "all", 5, 16_384, "zstd", 1),
            Map.of(0, Path.of("/data/with space/0.dataset"), 7, Path.of("/data/7.dataset")),
            new Limits(10_000, 20_000, 40_000, 30_000));

    @TempDir
    Path folder;

    @Test
    void a_plan_comes_back() throws Exception {
        Path file = folder.resolve("plan.json");
        BlockPlanFile.write(PLAN, file);

        assertThat(BlockPlanFile.read(file)).isEqualTo(PLAN);
        assertThat(folder.toFile().list()).containsExactly("plan.json");
    }

    @Test
    void nobody_else_may_read_its_passwords() throws Exception {
        Path file = folder.resolve("plan.json");
        BlockPlanFile.write(PLAN, file);

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void a_plan_of_another_version_is_refused() throws Exception {
        Path file = folder.resolve("plan.json");
        BlockPlanFile.write(PLAN, file);
        Files.writeString(file, Files.readString(file).replaceFirst("\\{", "{\"ahead\":1,"));

        assertThatThrownBy(() -> BlockPlanFile.read(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("ahead");
    }
}
