package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.dataset.Sampled;
import io.wirecost.core.run.Run;
import io.wirecost.results.RunFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A user's own records, from wherever they come, to the run that they become. */
class OwnRecordsTest {
    private static final String ARRAY = IntStream.range(0, 300)
            .mapToObj(i -> "{\n  \"id\": %d, \"note\": \"%s\"\n}".formatted(i, "x".repeat(i)))
            .collect(Collectors.joining(",\n", "[", "]\n"));

    @TempDir
    private Path folder;

    private Wirecost wirecost;

    @BeforeEach
    void setUp() throws IOException {
        wirecost = Wirecost.warm(folder);
        Files.writeString(
                folder.resolve("order.avsc"),
                "{\"type\": \"record\", \"name\": \"Order\", \"fields\": ["
                        + "{\"name\": \"id\", \"type\": \"long\"}, {\"name\": \"note\", \"type\": \"string\"}]}");
    }

    @Test
    void a_sample_of_a_compressed_array_says_what_it_is_a_sample_of() throws Exception {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(folder.resolve("orders.json.gz")))) {
            out.write(ARRAY.getBytes(StandardCharsets.UTF_8));
        }

        Outcome outcome = run("orders.json.gz", "--sample", "30");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("orders: 30 of 300 records (10 %), by size, schema ");
        Run run = RunFile.read(folder.resolve("out/run.json"));
        assertThat(run.data().sampled().map(Sampled::records)).contains(300L);
        assertThat(folder.resolve("out/report.html")).content().contains("30 of 300 records (10 %), by size");
    }

    @Test
    void standard_input_is_kept_with_its_run_which_can_be_continued() throws Exception {
        Outcome outcome = run(wirecost.withInput(ARRAY), "-");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("standard-input: 300 records, schema ");
        assertThat(folder.resolve("out/standard-input")).hasContent(ARRAY);
        Path file = folder.resolve("out/run.json");
        Run run = RunFile.read(file);
        assertThat(run.data().sampled()).isEmpty();
        RunFile.write(interrupted(run), file);
        assertThat(wirecost.run("run", "--resume", "out").exitCode()).isZero();
        assertThat(RunFile.read(file).complete()).isTrue();
    }

    private Outcome run(String records, String... options) {
        return run(wirecost, records, options);
    }

    private static Outcome run(Wirecost wirecost, String records, String... options) {
        String[] arguments = {
            "run", "--measure", "size", "--codec", "jackson-json", "--schema", "order.avsc", "--out", "out", "--records"
        };
        String[] all = new String[arguments.length + 1 + options.length];
        System.arraycopy(arguments, 0, all, 0, arguments.length);
        all[arguments.length] = records;
        System.arraycopy(options, 0, all, arguments.length + 1, options.length);
        return wirecost.run(all);
    }

    /** The same run as if it had not come to its end. */
    static Run interrupted(Run run) {
        return new Run(
                run.formatVersion(),
                run.wirecost(),
                run.started(),
                run.command(),
                run.profile(),
                false,
                run.plannedForks(),
                run.environment(),
                run.data(),
                run.codecs(),
                Optional.empty(),
                run.cells());
    }
}
