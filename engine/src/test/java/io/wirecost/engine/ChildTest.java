package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.engine.CodeBuilder.Built;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChildTest {
    @TempDir
    Path folder;

    @Test
    void a_child_that_hangs_ends_when_its_standard_input_closes() throws Exception {
        Installation installation = TestInstallation.in(Files.createDirectory(folder.resolve("installation")));
        Path dataset = folder.resolve("dataset");
        try (OutputStream out = Files.newOutputStream(dataset)) {
            DatasetFile.write(TestData.messages(), out);
        }
        Candidate hanging = candidate(installation, "hangs-at-the-17th");

        Process child = new ProcessBuilder(
                        new MeasuringJvm(installation).encodeCommand(hanging, dataset, folder.resolve("bytes")))
                .redirectErrorStream(true)
                .start();
        waitUntilItHangs(child);
        child.getOutputStream().close();

        assertThat(child.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(child.exitValue()).isEqualTo(3);
    }

    private Candidate candidate(Installation installation, String codec) throws Exception {
        List<CatalogEntry> entries = CodecCatalog.load(installation).select(List.of(codec));
        CodeCache cache = new CodeCache(folder.resolve("code"), new InstalledTools(installation.folder()));
        Built built = new CodeBuilder(installation, cache, Targets::byId)
                .build(TestData.messages().schema(), entries, (target, emission) -> {})
                .get(entries.get(0));
        return ((Built.Ready) built).candidate();
    }

    private static void waitUntilItHangs(Process child) throws Exception {
        var lines = child.inputReader();
        String line = lines.readLine();
        while (!"wirecost:encode 16".equals(line)) {
            assertThat(line).isNotNull();
            line = lines.readLine();
        }
    }
}
