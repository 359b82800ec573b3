package io.wirecost.report.model.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.BatchRepeats;
import io.wirecost.analysis.pipeline.PipelineCosts.ProcessCost;
import io.wirecost.core.codec.Variant;
import io.wirecost.document.Fact;
import io.wirecost.document.form.OutputForm;
import io.wirecost.report.RunReport;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.metric.Front;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

@TestInstance(Lifecycle.PER_CLASS) // the model is made once
class PipelinesTest {
    private final ReportModel full = ReportModels.of(SampleRuns.full(), List.of());
    private final PipelineModel pipeline = full.pipeline().orElseThrow();
    private final Metric time = pipeline.measure("pipeline").orElseThrow();

    @Test
    void codecs_are_ranked_by_blocks_and_the_floor_is_none_of_them() {
        assertThat(time.lines())
                .extracting(line -> line.place().orElseThrow().label() + " " + line.codec())
                .startsWith("1= avro-generic", "2= protobuf-java")
                .endsWith("6= jackson-json");
        assertThat(time.ties()).contains(List.of("fastjson2", "jackson-json"));
        Metric floor = pipeline.measure("pipeline@decode=never").orElseThrow();
        assertThat(floor.lines())
                .singleElement()
                .satisfies(line -> assertThat(line.place()).isEmpty());
        assertThat(floor.ties()).isEmpty();
    }

    @Test
    void the_pipeline_is_no_measure_of_the_loop() {
        assertThat(full.measures()).extracting(Metric::id).noneMatch(id -> id.startsWith("pipeline"));
        assertThat(full.fronts()).extracting(Front::measure).noneMatch(id -> id.startsWith("pipeline"));
    }

    @Test
    void a_flow_has_the_ratio_of_its_time_to_the_baselines() {
        assertThat(flow("avro-generic").ratio().orElseThrow().centre()).isBetween(0.6, 0.8);
        assertThat(flow("jackson-json").ratio().orElseThrow().centre()).isCloseTo(1, within(1e-9));
    }

    @Test
    void a_flow_has_bytes_as_encoded_and_as_sent_with_their_ratios_to_the_baselines() {
        Flow avro = flow("avro-generic");

        assertThat(avro.bytes().mean()).isCloseTo(900, within(1e-6));
        assertThat(avro.bytes().ratio().orElseThrow()).isCloseTo(0.5, within(1e-9));
        assertThat(avro.sentBytes().mean()).isCloseTo(909, within(1e-6));
        assertThat(avro.sentBytes().ratio().orElseThrow()).isCloseTo(909 / 1809.0, within(1e-9));
    }

    @Test
    void nothing_of_a_published_study_stands_in_a_report_of_a_run() {
        for (OutputForm form : OutputForm.values()) {
            assertThat(RunReport.render(form, SampleRuns.full(), List.of()).replaceAll("(?s)<style>.*?</style>", ""))
                    .doesNotContainIgnoringCase("lviv", "published", "of the study", "study_set");
        }
    }

    @Test
    void codecs_whose_compressed_batches_hold_records_several_times_are_known() {
        BatchRepeats repeats =
                ReportModels.of(SampleRuns.ownRecords(), List.of()).repeats().orElseThrow();

        assertThat(repeats.codecs()).extracting(Variant::name).containsExactly("avro-generic");
        assertThat(repeats.words()).contains("only 100 differ");
        assertThat(full.repeats()).isEmpty();
    }

    @Test
    void what_a_message_costs_adds_up_to_what_the_processes_spent() {
        for (Flow flow : pipeline.flows()) {
            double parts = flow.cpu().values().stream()
                    .mapToDouble(Double::doubleValue)
                    .sum();
            double processes =
                    flow.processes().stream().mapToDouble(ProcessCost::cpuNanos).sum();
            assertThat(parts).isCloseTo(processes, within(1.0));
        }
        assertThat(flow("avro-generic").cpu().keySet())
                .containsExactly(
                        "serialize",
                        "produce",
                        "consume",
                        "deserialize",
                        "filter",
                        "check",
                        "rest of the services",
                        "broker");
    }

    @Test
    void the_floors_share_is_that_of_the_times() {
        double floor = pipeline.measure("pipeline@decode=never")
                .orElseThrow()
                .lines()
                .get(0)
                .centre();
        double json = time.line("jackson-json").orElseThrow().centre();

        assertThat(flow("jackson-json").floorShare().orElseThrow().centre()).isCloseTo(floor / json, within(1e-9));
    }

    @Test
    void reading_in_place_is_held_against_decoding_all() {
        Metric inPlace = pipeline.measure("pipeline@read=in-place").orElseThrow();
        Line line = inPlace.line("capnproto").orElseThrow();

        assertThat(pipeline.flow(inPlace, line).fullDecode().orElseThrow().centre())
                .isCloseTo(line.centre() / time.line("capnproto").orElseThrow().centre(), within(1e-9));
    }

    @Test
    void the_settings_are_words() {
        assertThat(pipeline.settings())
                .contains(
                        new Fact("blocks", "5 per codec, each of 3 sets through fresh services"),
                        new Fact("messages", "12,000 to 30,000 in a set, growing from set to set"));
    }

    @Test
    void the_codecs_are_held_against_the_baseline_and_the_pipelines_own_part_is_named() {
        assertThat(full.findings())
                .anySatisfy(finding -> assertThat(finding)
                        .matches("Through the three services, against jackson-json \\(\\S+ µs a message\\): faster"
                                + " avro-generic \\(0\\.\\d\\d× to 0\\.\\d\\d×\\), protobuf-java .* and jackson-cbor .*;"
                                + " no difference beyond the noise for fastjson2 \\(.*\\)\\."
                                + " The pipeline alone takes \\d+ to \\d+ % of that\\."));
    }

    @Test
    void a_run_of_nothing_else_has_its_findings_and_its_baseline() {
        ReportModel only = ReportModels.of(SampleRuns.pipelineOnly(), List.of());

        assertThat(only.smoke()).isFalse();
        assertThat(only.measures()).isEmpty();
        assertThat(only.fronts()).isEmpty();
        assertThat(only.baseline()).contains("jackson-json");
        assertThat(only.findings())
                .endsWith("All 2 codecs returned every record, value for value.")
                .hasSize(2);
    }

    @Test
    void one_block_ranks_nothing_and_says_so() {
        ReportModel smoke = ReportModels.of(SampleRuns.smoke(), List.of());
        PipelineModel model = smoke.pipeline().orElseThrow();

        assertThat(model.smoke()).isTrue();
        assertThat(model.measures()).flatMap(Metric::lines).singleElement().satisfies(line -> {
            assertThat(line.place()).isEmpty();
            assertThat(line.interval()).isEmpty();
            assertThat(line.notes()).as("the whole says it").isEmpty();
        });
        assertThat(smoke.findings()).noneMatch(finding -> finding.contains("services"));
    }

    @Test
    void a_run_without_a_pipeline_has_none() {
        assertThat(ReportModels.of(SampleRuns.tied(), List.of()).pipeline()).isEmpty();
    }

    private Flow flow(String codec) {
        return pipeline.flow(time, time.line(codec).orElseThrow());
    }
}
