package io.wirecost.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Held to runs that wirecost wrote in format 1, of which a few codecs are kept. */
class FormatOneTest {
    private static final Path RUNS = Path.of("src/test/resources/io/wirecost/results/format-1");

    @TempDir
    Path folder;

    static Stream<Path> committed() {
        return Stream.of("processes.json", "threads.json", "sweep.json").map(RUNS::resolve);
    }

    @ParameterizedTest
    @MethodSource("committed")
    void every_trial_keeps_its_name_its_end_and_its_figures(Path file) throws Exception {
        JsonNode before = RunMapper.MAPPER.readTree(file.toFile());
        assertThat(before.get("formatVersion").asInt()).isEqualTo(1);

        Run run = RunFile.read(file);

        assertThat(run.cells()).hasSize(before.get("cells").size());
        for (int i = 0; i < run.cells().size(); i++) {
            JsonNode cell = before.at("/cells/" + i);
            Cell read = run.cells().get(i);
            assertThat(read.trial().id()).isEqualTo(cell.get("trial").asText());
            assertThat(read.status().name()).isEqualTo(cell.get("status").asText());
            assertThat(read.reason().orElse("")).isEqualTo(cell.path("reason").asText());
            JsonNode figures = RunMapper.MAPPER.valueToTree(read).path("figures");
            figures.path("pipeline")
                    .path("blocks")
                    .forEach(block -> assertThat(
                                    ((ObjectNode) block).remove("fresh").asBoolean())
                            .as("services of its own")
                            .isTrue());
            for (String kind : List.of("sizes", "speed", "pipeline")) {
                assertThat(figures.path(kind).toString())
                        .isEqualTo(cell.path(kind).toString());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("committed")
    void machine_runtime_and_codecs_are_those_of_before(Path file) throws Exception {
        JsonNode before = RunMapper.MAPPER.readTree(file.toFile());
        JsonNode environment = before.get("environment");

        Run run = RunFile.read(file);

        assertThat(run.environment().machine())
                .isEqualTo(new MachineInfo(
                        environment.get("os").asText(),
                        environment.get("arch").asText(),
                        environment.get("cpu").asText(),
                        environment.get("cores").asInt(),
                        environment.get("memoryBytes").asLong()));
        assertThat(run.environment().runtimes())
                .containsExactly(new RuntimeInfo(
                        "jvm",
                        "JVM",
                        environment.get("jvm").asText(),
                        environment.get("jvmOptions").asText()));
        assertThat(run.codecs().stream().map(codec -> codec.variant().name()))
                .containsExactlyElementsOf(before.get("codecs")
                        .valueStream()
                        .map(codec -> codec.get("name").asText())
                        .toList());
        assertThat(run.codecs()).extracting(CodecInfo::runtime).containsOnly(CodecId.JVM);
    }

    @ParameterizedTest
    @MethodSource("committed")
    void what_was_read_is_written_in_the_format_of_today(Path file) throws Exception {
        Run run = RunFile.read(file);
        Path today = folder.resolve("run.json");

        RunFile.write(run, today);

        assertThat(Files.readString(today)).contains("\"formatVersion\": " + Run.FORMAT_VERSION);
        assertThat(RunFile.read(today)).isEqualTo(run);
    }

    @Test
    void a_wrapper_leaves_the_name_of_its_codec() throws Exception {
        Run run = RunFile.read(changed("jackson-json", "jackson-json+gzip"));

        Variant compressed = new Variant(new CodecId(CodecId.JVM, "jackson-json"), Optional.of(Wrapper.GZIP));
        assertThat(run.codecs()).extracting(CodecInfo::variant).contains(compressed);
        assertThat(run.cells()).extracting(cell -> cell.trial().codec()).contains(compressed);
    }

    @Test
    void the_only_wrapper_of_earlier_runs_is_read_in_their_spelling_and_written_in_todays() throws Exception {
        Run run = RunFile.read(changed("jackson-json", "jackson-json+gzip"));
        Path file = folder.resolve("run.json");
        RunFile.write(run, file);
        String today = Files.readString(file);
        assertThat(today).contains("\"wrapper\": \"gzip\"");

        Files.writeString(file, today.replace("\"wrapper\": \"gzip\"", "\"wrapper\": \"GZIP\""));

        assertThat(RunFile.read(file)).isEqualTo(run);
    }

    @ParameterizedTest
    @CsvSource({
        "guess, .trial.operation",
        "pipeline@sideways, /pipeline@sideways' is no trial",
        "pipeline@colour=red, 'colour'",
    })
    void a_trial_that_is_none_is_named_with_its_place(String operation, String problem) throws Exception {
        Path file = changed("/pipeline\"", "/" + operation + "\"");

        assertThat(catchThrowableOfType(InputException.class, () -> RunFile.read(file))
                        .problems())
                .allSatisfy(line -> assertThat(line).startsWith(file + ": "))
                .anySatisfy(line -> assertThat(line).contains("$.cells[").containsIgnoringCase(problem));
    }

    @Test
    void a_file_of_format_1_is_held_to_the_schema_of_format_1() throws Exception {
        ObjectNode run = (ObjectNode) RunMapper.MAPPER.readTree(threads().toFile());
        run.withObject("/environment").remove("jvm");
        run.put("colour", "red");
        Path file = folder.resolve("run.json");
        RunMapper.MAPPER.writeValue(file.toFile(), run);

        assertThat(catchThrowableOfType(InputException.class, () -> RunFile.read(file))
                        .problems())
                .hasSize(2)
                .anySatisfy(problem -> assertThat(problem).contains("$.environment", "'jvm'"))
                .anySatisfy(problem -> assertThat(problem).contains("'colour'"));
    }

    private static Path threads() {
        return RUNS.resolve("threads.json");
    }

    private Path changed(String before, String after) throws IOException {
        String json = Files.readString(threads());
        assertThat(json).contains(before);
        return Files.writeString(folder.resolve("run.json"), json.replace(before, after));
    }
}
