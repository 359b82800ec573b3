package io.wirecost.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Pipeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with the pipeline's part of a run.json. */
class PipelineFileTest {
    /** The first pipeline cell of a random run: its codecs have five other cells each. */
    private static final String CELL = "/cells/30";

    private static final String BLOCK = CELL + "/figures/pipeline/blocks/0";
    private static final String ITERATION = BLOCK + "/iterations/0";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("run.json");
    }

    @Test
    void samples_need_the_experiment_that_they_belong_to() throws Exception {
        assertThat(problems(run -> run.remove("pipeline")))
                .hasSize((int) RandomRun.of(3).cells().stream()
                        .filter(cell -> cell.figures(Pipeline.class).isPresent())
                        .count())
                .allSatisfy(problem ->
                        assertThat(problem).endsWith("has times through the services, but the run has no $.pipeline"));
    }

    @Test
    void a_block_has_the_sets_that_the_experiment_says() throws Exception {
        assertThat(problems(run -> node(run, ITERATION).put("number", 999)))
                .singleElement()
                .asString()
                .contains("pipeline: the block of round 0 has the sets [999", "expected [0");
        assertThat(problems(run -> {
                    node(run, BLOCK).withArray("iterations").add(node(run, ITERATION));
                }))
                .singleElement()
                .asString()
                .contains("the block of round 0 has the sets [0", ", 0], expected [0");
    }

    @Test
    void rounds_are_within_the_experiment_and_there_once() throws Exception {
        assertThat(problems(run -> node(run, BLOCK).put("round", 3)))
                .singleElement()
                .asString()
                .contains("the block of round 3 is beyond the ", " of $.pipeline.blocks");
        assertThat(problems(run -> node(run, CELL + "/figures/pipeline")
                        .withArray("blocks")
                        .add(node(run, BLOCK))))
                .singleElement()
                .asString()
                .endsWith("the block of round 0 is there twice");
    }

    @Test
    void a_set_has_its_messages_and_forwards_no_more_than_these() throws Exception {
        assertThat(problems(run -> node(run, ITERATION).put("messages", 5).put("forwarded", 6)))
                .hasSize(2)
                .anySatisfy(problem -> assertThat(problem).contains("set 0 has 5 messages, expected "))
                .anySatisfy(problem -> assertThat(problem).endsWith("set 0: 6 of 5 messages were forwarded"));
    }

    @Test
    void a_process_is_there_once_and_has_a_known_name() throws Exception {
        assertThat(problems(run -> node(run, ITERATION + "/work/0").put("process", "broker")))
                .singleElement()
                .asString()
                .endsWith("set 0 has a process twice: [broker, b, c, broker]");
        assertThat(problems(run -> node(run, ITERATION + "/work/0").put("process", "d")))
                .singleElement()
                .asString()
                .contains(".work[0].process");
    }

    @ParameterizedTest
    @CsvSource({
        "/cells/30, pipeline, size, '', 'has times through the services, expected sizes'",
        "/cells/30, pipeline, read, '', 'has times through the services, expected times'",
        "/cells/0, size, pipeline, in-place, 'has sizes, expected times through the services'",
        "/cells/1, serialize, pipeline, in-place, 'has times, expected times through the services'",
    })
    void figures_are_those_of_the_operation(String pointer, String before, String after, String reading, String problem)
            throws Exception {
        assertThat(problems(run -> {
                    ObjectNode trial = node(run, pointer + "/trial");
                    assertThat(trial.get("operation").asText()).isEqualTo(before);
                    trial.put("workload", "elsewhere").put("operation", after).remove("settings");
                    if (!reading.isEmpty()) {
                        trial.withObject("/settings").put("read", reading);
                    }
                }))
                .singleElement()
                .asString()
                .endsWith(problem);
    }

    @Test
    void a_cell_goes_over_one_of_the_links_of_the_experiment() throws Exception {
        assertThat(problems(run ->
                        node(run, CELL + "/trial").withObject("/settings").put("link", "123kbit")))
                .singleElement()
                .asString()
                .contains("its link 123kbit is not among [unlimited", "] of $.pipeline");
    }

    @Test
    void a_range_that_is_none_is_named_with_its_place() throws Exception {
        assertThat(problems(
                        run -> node(run, "/pipeline/messages").put("from", 9).put("to", 3)))
                .singleElement()
                .asString()
                .contains("$.pipeline.messages", "9..3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "1.5", "1e3", "\"1\"", "null", "9223372036854775808"})
    void a_time_that_is_none_is_refused(String nanos) throws Exception {
        RunFile.write(RandomRun.of(3), file);
        String json = Files.readString(file);
        Files.writeString(file, json.replaceFirst("\"elapsedNanos\": \\d+", "\"elapsedNanos\": " + nanos));
        assertThat(problemsOfFile()).singleElement().asString().contains("elapsedNanos");
    }

    private static ObjectNode node(ObjectNode run, String pointer) {
        return (ObjectNode) run.at(pointer);
    }

    private List<String> problems(Consumer<ObjectNode> change) throws IOException {
        RunFile.write(RandomRun.of(3), file);
        ObjectNode run = (ObjectNode) RunMapper.MAPPER.readTree(file.toFile());
        change.accept(run);
        RunMapper.MAPPER.writeValue(file.toFile(), run);
        return problemsOfFile();
    }

    private List<String> problemsOfFile() {
        return catchThrowableOfType(InputException.class, () -> RunFile.read(file))
                .problems();
    }
}
