package io.wirecost.engine.runner;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.engine.TestData;
import io.wirecost.engine.TestInstallation;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.liars.Liars;
import io.wirecost.engine.liars.Strangers;
import io.wirecost.engine.runner.CodeBuilder.Built;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.harness.proof.DecodedFile;
import io.wirecost.harness.proof.EncodedFile;
import io.wirecost.process.Start;
import java.io.BufferedWriter;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said to a worker of the JVM and by it, line by line. */
class WorkerOfJvmTest {
    @TempDir
    private Path folder;

    @Test
    void a_worker_that_hangs_ends_when_its_standard_input_closes() throws Exception {
        Process worker = start(Liars.class, "hangs-at-the-17th");
        try (BufferedWriter requests = worker.outputWriter()) {
            ask(requests, open("hangs-at-the-17th"), encode());
            await(worker, "{\"progress\":{\"record\":16}}"::equals);
        }

        assertThat(worker.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(worker.exitValue()).isEqualTo(3);
    }

    @Test
    void a_worker_that_is_asked_for_each_message_goes_on_behind_one_that_it_does_not_take() throws Exception {
        Path values = folder.resolve("values");
        Process worker = start(Strangers.class, "has-a-mark");
        String outcomes;
        try (BufferedWriter requests = worker.outputWriter()) {
            ask(requests, open("has-a-mark"), encode());
            await(worker, "{\"done\":{}}"::equals);
            damageTheSecond(folder.resolve("bytes"));
            ask(requests, """
                    {"request": "decode", "bytes": "%s", "values": "%s", "each": true}""".formatted(folder.resolve("bytes"), values));
            outcomes = await(worker, line -> line.startsWith("{\"done\""));
        }

        int records = TestData.messages().records().size();
        assertThat(outcomes.split("processorNanos", -1)).hasSize(records + 1);
        assertThat(outcomes.split("\"problem\":\"threw java.lang.IllegalArgumentException: no mark\"", -1))
                .hasSize(2);
        assertThat(DecodedFile.read(values, TestData.messages().schema())).hasSize(records - 1);
    }

    @Test
    void a_worker_that_is_asked_for_each_record_goes_on_behind_one_that_it_does_not_take() throws Exception {
        Process worker = start(Liars.class, "throws-at-the-100th");
        String outcomes;
        try (BufferedWriter requests = worker.outputWriter()) {
            ask(requests, open("throws-at-the-100th"), """
                    {"request": "encode", "bytes": "%s", "each": true}""".formatted(folder.resolve("bytes")));
            outcomes = await(worker, line -> line.startsWith("{\"done\":{\"outcomes\""));
        }

        int records = TestData.messages().records().size();
        assertThat(outcomes.split("problem", -1)).hasSize(2);
        assertThat(EncodedFile.sizesBytes(folder.resolve("bytes"))).hasSize(records - 1);
    }

    @Test
    void a_worker_that_crashes_says_so_and_leaves_no_file_behind() throws Exception {
        Process worker = start(Liars.class, "hangs-at-the-17th");
        try (BufferedWriter requests = worker.outputWriter()) {
            ask(requests, open("hangs-at-the-17th"), encode());
            await(worker, "{\"progress\":{\"record\":16}}"::equals);
            new ProcessBuilder("kill", "-SEGV", Long.toString(worker.pid()))
                    .start()
                    .waitFor();
            await(worker, line -> line.contains("A fatal error has been detected"));
        }

        assertThat(worker.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(Path.of("hs_err_pid%d.log".formatted(worker.pid()))).doesNotExist();
    }

    private static void damageTheSecond(Path bytes) throws Exception {
        List<Encoded> messages = new ArrayList<>(EncodedFile.read(bytes));
        byte[] damaged = messages.get(1).whole().clone();
        damaged[0] = 0;
        messages.set(1, new Encoded(damaged, Optional.empty()));
        EncodedFile.write(bytes, messages);
    }

    private Process start(Class<? extends CodecProvider> module, String codec) throws Exception {
        Installation installation = TestInstallation.in(Files.createDirectory(folder.resolve("installation")), module);
        try (OutputStream out = Files.newOutputStream(folder.resolve("dataset"))) {
            DatasetFile.write(TestData.messages(), out);
        }
        Files.writeString(
                folder.resolve("schema"), SchemaText.format(TestData.messages().schema()));
        return Start.of(
                new ProcessBuilder(new MeasuringJvm(installation, Collector.SERIAL, WorkOrder.STANDARD_HEAP_MEBIBYTES)
                                .proving(compiled(installation, codec))
                                .words())
                        .redirectErrorStream(true));
    }

    private String open(String codec) {
        return """
                {"request": "open", "codec": "%s", "schema": "%s", "dataset": "%s"}""".formatted(codec, folder.resolve("schema"), folder.resolve("dataset"));
    }

    private String encode() {
        return """
                {"request": "encode", "bytes": "%s"}""".formatted(folder.resolve("bytes"));
    }

    private static void ask(BufferedWriter requests, String... lines) throws Exception {
        for (String line : lines) {
            requests.write(line + "\n");
        }
        requests.flush();
    }

    private static String await(Process worker, Predicate<String> wanted) throws Exception {
        var lines = worker.inputReader();
        String line = lines.readLine();
        while (!wanted.test(line)) {
            assertThat(line).isNotNull();
            line = lines.readLine();
        }
        return line;
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
}
