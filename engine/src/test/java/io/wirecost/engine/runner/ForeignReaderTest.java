package io.wirecost.engine.runner;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.engine.TestData;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.worker.ReadResult;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A runner of another language reads several files, whatever becomes of one of them. */
class ForeignReaderTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(3);

    @TempDir
    private static Path cache;

    private static WorkFolder folder;
    private static ForeignRunner runner;
    private static RunnerSession runnerSession;
    private static Path bytes;

    @BeforeAll
    static void encode() throws Exception {
        folder = WorkFolder.create();
        runner = ForeignRunner.load(
                StubRunner.command(Misdeed.NONE, Misdeed.DIES_WHILE_DECODING, Misdeed.CUTS_ITS_FILE_SHORT), TIMEOUT);
        runnerSession = runner.open(WorkOrder.of(TestData.messages(), "dataset", folder, cache, TIMEOUT));
        runnerSession.prepare(runner.codecs(), (target, emission) -> {});
        bytes = folder.file("bytes");
        assertThat(runnerSession.encode(codec(Misdeed.NONE), bytes)).isInstanceOf(Outcome.Done.class);
    }

    @AfterAll
    static void close() throws Exception {
        runnerSession.close();
        folder.close();
    }

    @Test
    void one_process_reads_all_files() throws Exception {
        assertThat(read(Misdeed.NONE))
                .hasSize(2)
                .allSatisfy(result -> assertThat(result)
                        .isInstanceOfSatisfying(
                                ReadResult.Values.class,
                                values -> assertThat(values.records())
                                        .hasSameSizeAs(TestData.messages().records())));
    }

    @Test
    void a_process_that_dies_of_one_file_is_followed_by_another() throws Exception {
        assertThat(read(Misdeed.DIES_WHILE_DECODING))
                .containsOnly(new ReadResult.Unreadable(
                        "the worker was ended by signal 11 at decoding; its last output: Segmentation fault", true))
                .hasSize(2);
    }

    @Test
    void a_file_of_values_that_is_none_has_its_place() throws Exception {
        assertThat(read(Misdeed.CUTS_ITS_FILE_SHORT))
                .hasSize(2)
                .allSatisfy(result -> assertThat(((ReadResult.Unreadable) result).reason())
                        .startsWith("decoding: its file of decoded values: before byte "));
    }

    private static List<ReadResult> read(Misdeed misdeed) throws Exception {
        return runnerSession
                .read(codec(misdeed), List.of(bytes, bytes), (file, result) -> result)
                .value();
    }

    private static CodecInfo codec(Misdeed misdeed) {
        return runner.codecs().stream()
                .filter(codec -> codec.name().equals(misdeed.codec()))
                .findFirst()
                .orElseThrow();
    }
}
