package io.wirecost.engine.runner;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.engine.TestData;
import io.wirecost.engine.TestInstallation;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.runner.CodeBuilder.Built;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.process.Start;
import java.io.BufferedWriter;
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
        CompiledCodec hanging = compiled(installation, "hangs-at-the-17th");

        Process child = Start.of(
                new ProcessBuilder(new MeasuringJvm(installation, Collector.SERIAL, WorkOrder.STANDARD_HEAP_MEBIBYTES)
                                .proving(hanging)
                                .words())
                        .redirectErrorStream(true));
        Path schema = Files.writeString(
                folder.resolve("schema"), SchemaText.format(TestData.messages().schema()));
        try (BufferedWriter requests = child.outputWriter()) {
            requests.write("""
                    {"request": "open", "codec": "hangs-at-the-17th", "schema": "%s", "dataset": "%s"}
                    {"request": "encode", "bytes": "%s"}
                    """.formatted(schema, dataset, folder.resolve("bytes")));
            requests.flush();
            waitUntilItHangs(child);
        }

        assertThat(child.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(child.exitValue()).isEqualTo(3);
    }

    private CompiledCodec compiled(Installation installation, String name) throws Exception {
        JvmCodec codec = JvmModules.load(installation.modules()).stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        CodeCache cache = new CodeCache(folder.resolve("code"), new InstalledTools(installation.folder()));
        Built built = new CodeBuilder(installation, DomainKind.BEANS, cache, Targets::byId)
                .build(TestData.messages().schema(), List.of(codec), (target, emission) -> {})
                .get(codec);
        return ((Built.Ready) built).codec();
    }

    private static void waitUntilItHangs(Process child) throws Exception {
        var lines = child.inputReader();
        String line = lines.readLine();
        while (!"{\"progress\": {\"record\": 16}}".equals(line)) {
            assertThat(line).isNotNull();
            line = lines.readLine();
        }
    }
}
