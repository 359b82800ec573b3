package io.wirecost.engine.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.engine.TestData;
import io.wirecost.engine.TestInstallation;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.runner.ProofEnd;
import io.wirecost.engine.runner.Readiness;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.engine.runner.Workbench;
import io.wirecost.harness.proof.EncodedFile;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The two halves of a proof, each by itself. */
class HalvesTest {
    @TempDir
    private Path folder;

    private final Dataset dataset = TestData.messages();
    private WorkFolder work;
    private JvmRunner runner;
    private Workbench bench;

    @BeforeEach
    void open() throws Exception {
        work = WorkFolder.create();
        Path datasetFile = folder.resolve("dataset");
        try (OutputStream out = Files.newOutputStream(datasetFile)) {
            DatasetFile.write(dataset, out);
        }
        runner = JvmRunner.load(TestInstallation.in(Files.createDirectory(folder.resolve("installation"))));
        bench = runner.open(new WorkOrder(dataset, datasetFile, work, folder.resolve("code"), Duration.ofSeconds(30)));
    }

    @AfterEach
    void close() throws Exception {
        bench.close();
        work.close();
    }

    @Test
    void what_one_codec_has_encoded_another_one_of_its_format_decodes() throws Exception {
        CodecInfo honest = prepared("honest");
        CodecInfo staged = prepared("staged");
        Path bytes = folder.resolve("bytes");

        assertThat(bench.encode(honest, bytes)).isInstanceOf(ProofEnd.Done.class);
        assertThat(EncodedFile.read(bytes)).hasSameSizeAs(dataset.records());
        assertThat(bench.decode(staged, bytes))
                .isInstanceOfSatisfying(
                        ProofEnd.Done.class,
                        done -> assertThat(done.different()).isPositive());
    }

    @Test
    void bytes_that_are_none_are_a_failure_of_the_second_half() throws Exception {
        CodecInfo honest = prepared("honest");
        Path bytes = Files.writeString(folder.resolve("bytes"), "nothing of the kind");

        assertThat(bench.decode(honest, bytes)).isInstanceOf(ProofEnd.Failed.class);
    }

    @Test
    void a_codec_is_prepared_before_anything_is_asked_of_it() {
        CodecInfo honest = named("honest");

        assertThatThrownBy(() -> bench.prove(honest, folder.resolve("none")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("not prepared: jvm/honest");
    }

    private CodecInfo prepared(String name) throws Exception {
        CodecInfo codec = named(name);
        assertThat(bench.prepare(List.of(codec), (target, emission) -> {}))
                .containsEntry(codec.variant(), new Readiness.Ready());
        return codec;
    }

    private CodecInfo named(String name) {
        return runner.codecs().stream()
                .filter(codec -> codec.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
