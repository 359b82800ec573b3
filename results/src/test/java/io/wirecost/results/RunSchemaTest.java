package io.wirecost.results;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Reuse;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.dataset.LeftOut;
import io.wirecost.core.run.AsGiven;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.value.Loss;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class RunSchemaTest {
    static JsonNode schema;

    @BeforeAll
    static void load() throws Exception {
        schema = RunMapper.MAPPER.readTree(RunFile.class.getResourceAsStream(RunSchema.file(Run.FORMAT_VERSION)));
    }

    static Stream<Arguments> records() {
        return Stream.of(
                Arguments.of(Run.class, ""),
                Arguments.of(Environment.class, "/$defs/environment"),
                Arguments.of(MachineInfo.class, "/$defs/machine"),
                Arguments.of(RuntimeInfo.class, "/$defs/runtime"),
                Arguments.of(Run.Data.class, "/$defs/data"),
                Arguments.of(Run.DataGroup.class, "/$defs/group"),
                Arguments.of(AsGiven.class, "/$defs/data/properties/given"),
                Arguments.of(LeftOut.class, "/$defs/leftOut"),
                Arguments.of(LeftOut.UnknownField.class, "/$defs/leftOut/properties/fields/items"),
                Arguments.of(CodecForm.class, "/$defs/codec"),
                Arguments.of(CellForm.class, "/$defs/cell"),
                Arguments.of(CellForm.FiguresForm.class, "/$defs/figures"),
                Arguments.of(TrialForm.class, "/$defs/trial"),
                Arguments.of(Sizes.class, "/$defs/sizes"),
                Arguments.of(Speed.class, "/$defs/speed"),
                Arguments.of(Speed.Fork.class, "/$defs/fork"),
                Arguments.of(Speed.Samples.class, "/$defs/samples"),
                Arguments.of(Experiment.class, "/$defs/experiment"),
                Arguments.of(Experiment.Range.class, "/$defs/range"),
                Arguments.of(Experiment.Transport.class, "/$defs/transport"),
                Arguments.of(Pipeline.class, "/$defs/pipeline"),
                Arguments.of(Pipeline.Block.class, "/$defs/block"),
                Arguments.of(Pipeline.Iteration.class, "/$defs/iteration"),
                Arguments.of(Pipeline.Work.class, "/$defs/work"),
                Arguments.of(Pipeline.Phases.class, "/$defs/phases"),
                Arguments.of(Experiment.OpenLoop.class, "/$defs/openLoop"),
                Arguments.of(Pipeline.Paced.class, "/$defs/paced"),
                Arguments.of(Pipeline.Latencies.class, "/$defs/paced/properties/latencies"));
    }

    @ParameterizedTest
    @MethodSource("records")
    void describes_exactly_the_components_of(Class<?> type, String pointer) {
        JsonNode object = schema.at(pointer);
        List<RecordComponent> components = List.of(type.getRecordComponents());
        assertThat(names(object.get("properties").fieldNames()))
                .containsExactlyElementsOf(
                        components.stream().map(RecordComponent::getName).toList());
        assertThat(object.path("required").valueStream().map(JsonNode::asText))
                .containsExactlyElementsOf(components.stream()
                        .filter(component -> component.getType() != Optional.class)
                        .map(RecordComponent::getName)
                        .toList());
        assertThat(object.get("additionalProperties").asBoolean(true)).isFalse();
    }

    @ParameterizedTest
    @MethodSource("records")
    void says_what_every_key_means(Class<?> type, String pointer) {
        schema.at(pointer).get("properties").properties().forEach(key -> {
            JsonNode reference = key.getValue().path("$ref");
            String own = key.getValue().path("description").asText();
            String referred = schema.at(reference.asText().replace("#", ""))
                    .path("description")
                    .asText();
            assertThat(own + referred).as(key.getKey()).isNotBlank();
        });
    }

    @Test
    void knows_the_constants_of_every_enum() {
        assertConstants(Family.values(), "/$defs/codec/properties/family/enum");
        assertConstants(Loss.values(), "/$defs/codec/properties/losses/items/enum");
        assertConstants(Direction.values(), "/$defs/codec/properties/direction/enum");
        assertConstants(Reuse.values(), "/$defs/codec/properties/reuse/enum");
        assertConstants(Limit.values(), "/$defs/codec/properties/limits/items/enum");
        assertConstants(Loss.values(), "/$defs/reading/properties/losses/items/enum");
        assertConstants(Interop.Outcome.values(), "/$defs/reading/properties/outcome/enum");
        assertConstants(Cell.Status.values(), "/$defs/cell/properties/status/enum");
        assertConstants(Experiment.Services.values(), "/$defs/experiment/properties/services/enum");
        assertConstants(Experiment.Forward.values(), "/$defs/experiment/properties/forward/enum");
    }

    @Test
    void knows_every_wrapper_and_no_other() {
        Predicate<String> known =
                Pattern.compile(schema.at("/$defs/wrapper/pattern").asText()).asPredicate();
        Stream<String> labels = Stream.of(CompressionMethod.values())
                .flatMap(method -> IntStream.rangeClosed(0, 99)
                        .mapToObj(level -> method.label() + "-" + level)
                        .filter(label -> Wrapper.parse(label).isPresent() != known.test(label)));
        assertThat(labels).isEmpty();
        assertThat(Stream.of("gzip", "lz4", "snappy", "GZIP")).allMatch(known);
        assertThat(Stream.of("zstd", "brotli", "xz", "LZ4", "zip", "gzip ", "")).noneMatch(known);
    }

    @Test
    void knows_every_operation_and_the_settings_of_the_pipeline_and_of_files() {
        Stream<String> timed = Stream.of(Operation.values()).map(Operation::label);
        assertThat(schema.at("/$defs/trial/properties/operation/enum")
                        .valueStream()
                        .map(JsonNode::asText))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(Stream.of("size", "pipeline", "interop", "compression", "file"), timed)
                                .toList());
        Stream<String> settings = Stream.of(Passage.Reading.values())
                .map(reading -> new Passage(reading, Link.ofRate(1_000), Optional.of(Passage.Pace.HIGHEST)))
                .map(Task.class::cast)
                .flatMap(passage -> passage.settings().keySet().stream());
        Stream<String> ofFiles =
                new Task.File(Optional.of(FileForm.CONTAINER), Optional.empty()).settings().keySet().stream();
        assertThat(names(
                        schema.at("/$defs/trial/properties/settings/properties").fieldNames()))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(settings, ofFiles).collect(Collectors.toSet()));
    }

    @Test
    void knows_the_version_of_this_build() {
        assertThat(schema.at("/properties/formatVersion/const").asInt()).isEqualTo(Run.FORMAT_VERSION);
    }

    @Test
    void a_written_run_is_valid() {
        assertThat(RunSchema.problems(Run.FORMAT_VERSION, RunMapper.MAPPER.valueToTree(RandomRun.of(7))))
                .isEmpty();
    }

    private static void assertConstants(Enum<?>[] constants, String pointer) {
        assertThat(schema.at(pointer).valueStream().map(JsonNode::asText))
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(constants).map(Enum::name).toList());
    }

    private static List<String> names(java.util.Iterator<String> names) {
        List<String> list = new ArrayList<>();
        names.forEachRemaining(list::add);
        return list;
    }
}
