package io.wirecost.engine.runner;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.engine.TestData;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.worker.Processes;
import io.wirecost.engine.worker.WorkOrder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodeFoldersTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private static final Handshake HANDSHAKE =
            new Handshake(new RuntimeInfo("stub", "Stub", "Stub 7", ""), true, Optional.empty(), List.of(), List.of());

    @TempDir
    private Path cache;

    @Test
    void code_that_another_version_of_the_library_has_generated_is_not_taken() throws Exception {
        try (WorkFolder folder = WorkFolder.create()) {
            WorkOrder order = WorkOrder.of(TestData.messages(), "dataset", folder, cache, TIMEOUT);
            RunnerCommand command = new RunnerCommand(StubRunner.command().words(), Map.of(), Optional.of("stub"));
            CodeFolders code = new CodeFolders(
                    new Processes(folder, TIMEOUT), HANDSHAKE, command, order.schemaFile("stub"), order);
            Optional<Path> first = code.of(codec("1.0.0")).generated();

            assertThat(code.of(codec("1.0.0")).generated()).isEqualTo(first);
            assertThat(code.of(codec("1.0.1")).generated()).isNotEqualTo(first);
        }
    }

    private static ForeignCodec codec(String version) {
        CodecInfo info = new CodecInfo(
                "stub",
                Misdeed.NONE.codec(),
                Optional.empty(),
                "Avro",
                "",
                Family.SCHEMA_DRIVEN,
                "avro",
                "stub:avro",
                version,
                "Java",
                Set.of(),
                Set.of());
        return new ForeignCodec(info, Optional.of("avro"), Optional.empty(), true, Optional.empty(), List.of(), false);
    }
}
