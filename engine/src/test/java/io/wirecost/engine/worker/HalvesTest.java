package io.wirecost.engine.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.engine.TestData;
import io.wirecost.engine.TestInstallation;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.liars.Strangers;
import io.wirecost.engine.runner.JvmRunner;
import io.wirecost.engine.worker.DecodeResult.Ended;
import io.wirecost.engine.worker.DecodeResult.Refused;
import io.wirecost.engine.worker.DecodeResult.Untried;
import io.wirecost.engine.worker.DecodeResult.Value;
import io.wirecost.engine.worker.ReadResult.Unreadable;
import io.wirecost.harness.proof.EncodedFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The two halves of a proof, each by itself, and codecs that read what others have written. */
class HalvesTest {
    private static final Dataset DATASET = TestData.messages();

    @TempDir
    private static Path folder;

    private static WorkFolder work;
    private static JvmRunner runner;
    private static RunnerSession runnerSession;
    private static RunnerSession apart;
    private static Path plain;

    @BeforeAll
    static void encode() throws Exception {
        work = WorkFolder.create();
        runner = JvmRunner.load(
                TestInstallation.in(Files.createDirectory(folder.resolve("installation")), Strangers.class));
        WorkOrder order = WorkOrder.of(DATASET, "dataset", work, folder.resolve("code"), WorkOrder.TIMEOUT);
        runnerSession = runner.open(order);
        apart = runner.open(order.setApart());
        plain = encoded("plain");
    }

    @AfterAll
    static void close() throws Exception {
        runnerSession.close();
        apart.close();
        work.close();
    }

    @Test
    void what_one_codec_has_encoded_another_one_of_its_format_decodes() throws Exception {
        assertThat(EncodedFile.read(plain)).hasSameSizeAs(DATASET.records());
        assertThat(read("plain-too", List.of(plain)))
                .singleElement()
                .isInstanceOfSatisfying(
                        ReadResult.Values.class,
                        values -> assertThat(values.records()).hasSameSizeAs(DATASET.records()));
    }

    @Test
    void bytes_that_are_none_are_unreadable() throws Exception {
        Path bytes = Files.writeString(folder.resolve("bytes"), "nothing of the kind");

        assertThat(read("plain", List.of(bytes))).singleElement().isInstanceOf(Unreadable.class);
    }

    @Test
    void a_codec_is_prepared_before_anything_is_asked_of_it() throws Exception {
        try (RunnerSession other = runner.open(WorkOrder.of(DATASET, "other", work, folder, WorkOrder.TIMEOUT))) {
            assertThatThrownBy(() -> other.prove(named("plain"), folder.resolve("none")))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("not prepared: jvm/plain");
        }
    }

    @Test
    void processes_that_are_started_before_a_codec_is_ready_are_those_that_prove_it() throws Exception {
        try (WorkFolder other = WorkFolder.create();
                RunnerSession early =
                        runner.open(WorkOrder.of(DATASET, "early", other, folder.resolve("code"), WorkOrder.TIMEOUT))) {
            early.startProving(named("plain"));
            early.startProving(named("plain-too"));
            assertThat(startedIn(other)).isEqualTo(2);

            assertThat(early.prove(prepared("plain", early), other.file("bytes"))
                            .isDone())
                    .isTrue();
            assertThat(startedIn(other)).isEqualTo(2);
        }
    }

    /** Each process has a file for its errors. */
    private static long startedIn(WorkFolder where) throws Exception {
        try (Stream<Path> files = Files.list(where.path())) {
            return files.filter(file -> file.toString().endsWith(".stderr")).count();
        }
    }

    @Test
    void a_reader_gets_over_bytes_that_it_does_not_take_and_over_those_of_which_it_dies() throws Exception {
        List<Path> files = List.of(plain, encoded("has-a-mark"), plain);

        assertReadsOnlyTheSecond(
                read("has-a-mark", files),
                new Unreadable("record 120, decoding: threw java.lang.IllegalArgumentException: no mark", false));
        assertReadsOnlyTheSecond(
                read("exits-without-its-mark", files),
                new Unreadable("the worker ended with exit code 3 at record 120, decoding", true));
    }

    @Test
    void of_messages_that_are_read_one_by_one_each_has_a_result_though_the_reader_refuses_or_dies_of_others()
            throws Exception {
        List<Path> files = List.of(plain, encoded("has-a-mark"));

        assertThat(each("has-a-mark", files).get(0))
                .hasSameSizeAs(DATASET.records())
                .containsOnly(new Refused("threw java.lang.IllegalArgumentException: no mark"));
        List<List<DecodeResult>> results = each("exits-without-its-mark", files);
        assertThat(results.get(0))
                .hasSameSizeAs(DATASET.records())
                .startsWith(new Ended(ReactionKind.DIED, "the worker ended with exit code 3 at record 1, decoding"));
        assertThat(results.get(0).subList(1, results.get(0).size())).containsOnly(new Untried());
        assertThat(results.get(1)).hasSameSizeAs(DATASET.records()).hasOnlyElementsOfType(Value.class);
    }

    @Test
    void a_codec_whose_library_has_no_object_of_its_own_passes_nothing_on() throws Exception {
        assertThat(apart.passEach(
                        prepared("plain", apart),
                        VersionSetting.AS_SHIPPED,
                        List.of(plain),
                        List.of(folder.resolve("passed")),
                        DATASET.schema()))
                .isEqualTo(new Outcome.Failed<>("the library has no object of its own"));
    }

    private static List<List<DecodeResult>> each(String reader, List<Path> files) throws Exception {
        return apart.readEach(prepared(reader, apart), VersionSetting.AS_SHIPPED, files, DATASET.schema())
                .value();
    }

    private static void assertReadsOnlyTheSecond(List<ReadResult> results, Unreadable others) {
        assertThat(results).hasSize(3).startsWith(others).endsWith(others);
        assertThat(((ReadResult.Values) results.get(1)).records()).hasSameSizeAs(DATASET.records());
    }

    private static List<ReadResult> read(String reader, List<Path> files) throws Exception {
        List<Path> judged = new ArrayList<>();
        List<ReadResult> results = runnerSession
                .read(prepared(reader), files, (file, result) -> {
                    judged.add(file);
                    return result;
                })
                .value();
        assertThat(judged).isEqualTo(files);
        return results;
    }

    private static Path encoded(String codec) throws Exception {
        Path bytes = folder.resolve(codec + ".bytes");
        assertThat(runnerSession.encode(prepared(codec), bytes)).isInstanceOf(Outcome.Done.class);
        return bytes;
    }

    private static CodecInfo prepared(String name) throws Exception {
        return prepared(name, runnerSession);
    }

    private static CodecInfo prepared(String name, RunnerSession session) throws Exception {
        CodecInfo codec = named(name);
        assertThat(session.prepare(List.of(codec), (target, emission) -> {}))
                .containsEntry(codec.variant(), new Readiness.Ready());
        return codec;
    }

    private static CodecInfo named(String name) {
        return runner.codecs().stream()
                .filter(codec -> codec.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
