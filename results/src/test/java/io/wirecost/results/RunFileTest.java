package io.wirecost.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RunFileTest {
    private static final Task READ = new Task.Time(Operation.READ);

    @TempDir
    Path folder;

    Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("run.json");
    }

    static LongStream seeds() {
        return LongStream.range(0, 12);
    }

    static LongStream moreSeeds() {
        return LongStream.range(12, 50);
    }

    @ParameterizedTest
    @MethodSource("moreSeeds")
    @Tag("nightly")
    void so_are_many_more(long seed) throws Exception {
        a_run_that_was_written_is_read_back_equal(seed);
        a_run_at_a_rate_that_was_written_is_read_back_equal(seed);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void a_run_that_was_written_is_read_back_equal(long seed) throws Exception {
        Run run = RandomRun.of(seed);
        RunFile.write(run, file);
        assertThat(RunFile.read(file)).isEqualTo(run);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void a_run_at_a_rate_that_was_written_is_read_back_equal(long seed) throws Exception {
        Run run = RandomRun.atRate(seed);
        RunFile.write(run, file);
        assertThat(RunFile.read(file)).isEqualTo(run);
    }

    @Test
    void a_run_without_a_pipeline_is_read_back_equal() throws Exception {
        Run run = RandomRun.withoutPipeline(5);
        RunFile.write(run, file);
        assertThat(Files.readString(file)).doesNotContain("\"pipeline\"");
        assertThat(RunFile.read(file)).isEqualTo(run);
    }

    @Test
    void writing_replaces_the_former_run_and_leaves_nothing_else_behind() throws Exception {
        RunFile.write(RandomRun.of(1), file);
        RunFile.write(RandomRun.of(2), file);
        assertThat(RunFile.read(file)).isEqualTo(RandomRun.of(2));
        assertThat(folder.toFile().list()).containsExactly("run.json");
    }

    @Test
    void absent_values_are_absent_keys() throws Exception {
        Run run = RandomRun.of(1);
        RunFile.write(
                new Run(
                        run.formatVersion(),
                        run.wirecost(),
                        run.started(),
                        run.command(),
                        run.profile(),
                        true,
                        3,
                        run.environment(),
                        run.data(),
                        run.codecs(),
                        Optional.empty(),
                        List.of(Cell.refused(new Trial("w", run.codecs().get(0).variant(), READ), "why"))),
                file);
        assertThat(Files.readString(file))
                .contains("\"reason\": \"why\"")
                .doesNotContain("null", "\"figures\"", "smoke\"");
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void what_is_not_a_figure_is_never_written_and_the_former_run_stays(double figure) throws Exception {
        Run run = RandomRun.of(1);
        RunFile.write(run, file);
        Speed.Samples samples = new Speed.Samples(List.of(figure), List.of(1.0));
        Cell cell = Cell.measured(
                new Trial("w", Variant.jvm("a"), READ), new Speed(List.of(new Speed.Fork(0, List.of(), samples))));
        Run wrong = new Run(
                Run.FORMAT_VERSION,
                "",
                "",
                List.of(),
                "",
                true,
                3,
                run.environment(),
                run.data(),
                List.of(),
                Optional.empty(),
                List.of(cell));
        assertThatThrownBy(() -> RunFile.write(wrong, file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("$.cells[0].figures.speed.forks[0].floor.nanosPerOperation[0]: " + figure);
        assertThat(RunFile.read(file)).isEqualTo(run);
    }

    @Test
    void a_missing_file_is_named() {
        assertThat(problemsOf(file))
                .containsExactly(file + " does not exist: expected a run.json that `wirecost run` wrote");
    }

    @Test
    void an_empty_file_is_named() throws Exception {
        Files.writeString(file, " \n");
        assertThat(problemsOf(file)).containsExactly(file + " is empty: expected a run.json that wirecost wrote");
    }

    @Test
    void a_folder_is_no_run() {
        assertThat(problemsOf(folder)).singleElement().asString().startsWith(folder + " cannot be read");
    }

    @Test
    void a_truncated_file_tells_line_and_column() throws Exception {
        RunFile.write(RandomRun.of(3), file);
        String json = Files.readString(file);
        Files.writeString(file, json.substring(0, json.indexOf("\"profile\"") - 3));
        assertThat(problemsOf(file))
                .singleElement()
                .asString()
                .matches("(?s).*run.json:\\d+:\\d+: .*; damaged JSON: .*");
    }

    @Test
    void text_after_the_run_is_damage() throws Exception {
        RunFile.write(RandomRun.of(3), file);
        Files.writeString(file, Files.readString(file) + "{}");
        assertThat(problemsOf(file)).singleElement().asString().contains("damaged JSON");
    }

    @Test
    void a_key_that_is_there_twice_is_damage() throws Exception {
        Files.writeString(file, "{\n  \"formatVersion\": 1,\n  \"formatVersion\": 2\n}");
        assertThat(problemsOf(file)).singleElement().asString().contains("run.json:3:3:", "stands twice in one object");
    }

    @Test
    void a_newer_version_asks_for_the_newer_tool() throws Exception {
        change(run -> run.put("formatVersion", 4));
        assertThat(problemsOf(file))
                .containsExactly(file + ": formatVersion is 4, this wirecost reads 1 to 3:"
                        + " read it with the newer wirecost that wrote it");
    }

    @Test
    void an_older_version_asks_to_measure_again() throws Exception {
        change(run -> run.put("formatVersion", 0));
        assertThat(problemsOf(file)).singleElement().asString().contains("formatVersion is 0", "measure again");
    }

    @Test
    void a_block_of_format_2_had_services_of_its_own() throws Exception {
        change(run -> {
            run.put("formatVersion", 2);
            blocks(run).forEach(block -> block.remove("fresh"));
        });
        Run run = RunFile.read(file);
        assertThat(run.formatVersion()).isEqualTo(Run.FORMAT_VERSION);
        assertThat(run.cells().stream()
                        .flatMap(cell -> cell.figures(Pipeline.class).stream())
                        .flatMap(pipeline -> pipeline.blocks().stream()))
                .isNotEmpty()
                .allMatch(Pipeline.Block::fresh);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/cells/0", "/cells", "/data"})
    void a_damaged_run_of_format_2_is_refused_with_the_place(String pointer) throws Exception {
        change(run -> {
            run.put("formatVersion", 2);
            JsonPointer place = JsonPointer.compile(pointer);
            JsonNode parent = run.at(place.head());
            if (parent instanceof ObjectNode object) {
                object.put(place.last().getMatchingProperty(), "gone");
            } else {
                ((ArrayNode) parent).set(place.last().getMatchingIndex(), "gone");
            }
        });
        assertThat(problemsOf(file))
                .singleElement()
                .asString()
                .contains("$" + pointer.replaceAll("/(\\d+)", "[$1]").replace('/', '.'), "string found");
    }

    @Test
    void unknown_keys_wrong_types_and_missing_keys_are_all_named_at_once() throws Exception {
        change(run -> {
            run.put("colour", "red");
            run.put("complete", "yes");
            run.remove("profile");
            run.withObject("/environment/machine").put("cores", -1);
            run.withObject("/cells/0").put("status", "GUESSED").put("reason", (String) null);
        });
        assertThat(problemsOf(file))
                .anySatisfy(problem -> assertThat(problem).contains("'colour'"))
                .anySatisfy(problem -> assertThat(problem).contains("$.complete"))
                .anySatisfy(problem -> assertThat(problem).contains("'profile'"))
                .anySatisfy(problem -> assertThat(problem).contains("$.environment.machine.cores"))
                .anySatisfy(problem -> assertThat(problem).contains("$.cells[0].status"))
                .anySatisfy(problem -> assertThat(problem).contains("$.cells[0].reason"))
                .allSatisfy(problem -> assertThat(problem).startsWith(file + ": "));
    }

    @Test
    void a_document_of_another_kind_is_refused() throws Exception {
        Files.writeString(file, "[1, 2]");
        assertThat(problemsOf(file)).singleElement().asString().contains("array found, object expected");
    }

    @Test
    void an_endless_list_of_problems_is_counted_instead() throws Exception {
        change(run -> {
            ArrayNode command = run.putArray("command");
            LongStream.range(0, 1000).forEach(command::add);
        });
        assertThat(problemsOf(file)).hasSize(21).last().asString().endsWith("and 980 problems more");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e999", "0", "-5", "\"NaN\"", "\"12\"", "null"})
    void a_time_that_is_none_is_refused(String nanos) throws Exception {
        RunFile.write(RandomRun.of(3), file);
        String json = Files.readString(file);
        Files.writeString(
                file, json.replaceFirst("\"nanosPerOperation\": \\[ [^ ,]+", "\"nanosPerOperation\": [ " + nanos));
        assertThat(problemsOf(file)).singleElement().asString().contains("nanosPerOperation[0]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "1e30", "3.0"})
    void a_count_that_is_no_whole_number_in_range_is_refused(String forks) throws Exception {
        RunFile.write(RandomRun.of(3), file);
        String json = Files.readString(file);
        Files.writeString(file, json.replaceFirst("\"plannedForks\": \\d+", "\"plannedForks\": " + forks));
        assertThat(problemsOf(file)).singleElement().asString().contains("plannedForks");
    }

    @Test
    void a_measured_cell_without_figures_and_a_failed_one_without_reason_are_refused() throws Exception {
        change(run -> {
            run.withObject("/cells/0").remove("figures");
            run.withObject("/cells/4").remove("reason");
        });
        assertThat(problemsOf(file))
                .anySatisfy(problem -> assertThat(problem).contains("$.cells[0]", "'figures'"))
                .anySatisfy(problem -> assertThat(problem).contains("$.cells[4]", "'reason'"));
    }

    @Test
    void cells_that_contradict_the_rest_of_the_run_are_refused() throws Exception {
        change(run -> {
            ObjectNode sizes = run.withObject("/cells/0/figures/sizes");
            sizes.putArray("bytesByGroup");
            ObjectNode costs = sizes.putObject("costs").put("records", 1);
            costs.putArray("kinds");
            costs.putArray("fields");
            run.withObject("/cells/1/figures/speed/forks/0").putArray("groups");
            run.withObject("/cells/3/trial").put("codec", "unheard-of");
            run.withArray("/cells").add(run.at("/cells/4"));
            run.withObject("/cells/5/trial").put("operation", "write").put("workload", "elsewhere");
            run.withArray("/environment/runtimes").remove(1);
        });
        assertThat(problemsOf(file))
                .hasSize(7)
                .anySatisfy(problem -> assertThat(problem).contains("an account of", "expected 0 bytes of 0 records"))
                .anySatisfy(problem -> assertThat(problem).endsWith("/write: has sizes, expected times"))
                .anySatisfy(problem -> assertThat(problem).contains("sizes of [] records by group, expected ["))
                .anySatisfy(problem -> assertThat(problem).contains("has samples of 0 groups"))
                .anySatisfy(problem -> assertThat(problem).contains("unheard-of", "is not among $.codecs"))
                .anySatisfy(problem -> assertThat(problem).contains("is there twice"))
                .anySatisfy(
                        problem -> assertThat(problem).endsWith("runtime 'node' is not among $.environment.runtimes"));
    }

    @Test
    void a_reading_of_a_codec_that_took_no_part_is_refused() throws Exception {
        change(run -> ((ObjectNode)
                        run.withArray("/cells").get(run.withArray("/cells").size() - 1))
                .withObject("/figures/interop/readings/0")
                .put("codec", "unheard-of"));

        assertThat(problemsOf(file))
                .singleElement()
                .asString()
                .contains("/interop: has read '")
                .endsWith("/unheard-of', which is not among $.codecs");
    }

    @Test
    void a_sample_that_is_no_smaller_than_the_whole_is_refused() throws Exception {
        change(run -> run.withObject("/data/sampled").put("records", 1).put("bytes", 1));

        assertThat(problemsOf(file))
                .singleElement()
                .asString()
                .contains("$.data.sampled: ", "records are a sample of 1, expected");
    }

    @Test
    void a_sweep_has_a_value_for_each_group() throws Exception {
        change(run -> {
            ObjectNode parameters = run.withObject("/data").putObject("parameters");
            parameters.putArray("set");
            ObjectNode sweep = parameters.putObject("sweep").put("name", "professors");
            IntStream.range(0, 99).forEach(sweep.putArray("values")::add);
        });

        assertThat(problemsOf(file)).first().asString().contains("$.data.parameters.sweep: has 99 values, expected ");
    }

    @Test
    void what_no_trial_can_be_is_refused_at_its_place() throws Exception {
        change(run -> {
            run.withObject("/cells/0/trial").put("operation", "guess");
            run.withObject("/cells/1/trial").put("wrapper", "TINFOIL");
            run.withObject("/cells/2/trial/settings").put("colour", "red");
            run.withObject("/cells/3/trial/settings").put("link", "; rm -rf");
        });
        assertThat(problemsOf(file))
                .hasSize(4)
                .anySatisfy(problem -> assertThat(problem).contains("$.cells[0].trial.operation"))
                .anySatisfy(problem -> assertThat(problem).contains("$.cells[1].trial.wrapper"))
                .anySatisfy(problem -> assertThat(problem).contains("$.cells[2].trial.settings.colour"))
                .anySatisfy(problem -> assertThat(problem).contains("$.cells[3].trial.settings.link"));
    }

    @Test
    void settings_that_exclude_each_other_are_refused() throws Exception {
        change(run -> run.withObject("/cells/0/trial")
                .put("operation", "pipeline")
                .withObject("/settings")
                .put("read", "in-place")
                .put("decode", "never"));
        assertThat(problemsOf(file))
                .singleElement()
                .asString()
                .contains("$.cells[0]: ", "operation 'pipeline' does not have these settings");
    }

    private static List<ObjectNode> blocks(ObjectNode run) {
        return run.findValues("blocks").stream()
                .filter(JsonNode::isArray)
                .flatMap(JsonNode::valueStream)
                .map(ObjectNode.class::cast)
                .toList();
    }

    private void change(Consumer<ObjectNode> change) throws IOException {
        RunFile.write(RandomRun.of(3), file);
        ObjectNode run = (ObjectNode) RunMapper.MAPPER.readTree(file.toFile());
        change.accept(run);
        RunMapper.MAPPER.writeValue(file.toFile(), run);
    }

    private static List<String> problemsOf(Path file) {
        return catchThrowableOfType(InputException.class, () -> RunFile.read(file))
                .problems();
    }
}
