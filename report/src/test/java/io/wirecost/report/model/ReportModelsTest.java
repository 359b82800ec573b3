package io.wirecost.report.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.ranking.Place;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.model.conditions.RepeatCommand;
import io.wirecost.report.model.message.Message;
import io.wirecost.report.model.metric.Front;
import io.wirecost.report.model.metric.Front.Point;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Unmeasured;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReportModelsTest {
    private final ReportModel full = ReportModels.of(SampleRuns.full(), List.of());

    @Test
    void measures_stand_in_the_order_of_reading_with_the_round_trip_before_the_stages() {
        assertThat(full.measures())
                .extracting(Metric::id)
                .containsExactly(
                        "size",
                        "serialize",
                        "deserialize",
                        "round-trip",
                        "to-native",
                        "write",
                        "read",
                        "from-native",
                        "access");
    }

    @Test
    void figures_that_cannot_be_told_apart_are_a_tie_and_no_finding_names_a_winner() {
        Metric serialize = full.measure("serialize").orElseThrow();
        assertThat(serialize.ties()).contains(List.of("jackson-json", "fastjson2"));
        assertThat(serialize.line("jackson-json").orElseThrow().place()).contains(new Place(5, true, false));

        assertThat(ReportModels.of(SampleRuns.tied(), List.of()).findings())
                .anySatisfy(finding -> assertThat(finding)
                        .matches(
                                "Against jackson-json, no portable codec is better; fastjson2 cannot be told from it in"
                                        + " time\\."));
    }

    @Test
    void sizes_are_exact_and_have_their_spread() {
        Metric.Line line =
                full.measure("size").orElseThrow().line("jackson-json").orElseThrow();
        assertThat(line.interval()).isEmpty();
        assertThat(line.box().orElseThrow().min()).isEqualTo(500);
        assertThat(line.steps()).hasSize(5);
        assertThat(full.message().sizes())
                .contains(new Message.Range(500, (int) line.box().orElseThrow().max(), "jackson-json"));
    }

    @Test
    void who_is_larger_and_certainly_slower_is_beaten_by_name() {
        Front front = full.fronts().stream()
                .filter(one -> one.measure().equals("serialize"))
                .findFirst()
                .orElseThrow();
        assertThat(front.points()).contains(new Point("jackson-json", Optional.of("avro-generic")));
        assertThat(front.points()).contains(new Point("capnproto", Optional.empty()));
    }

    @Test
    void reading_in_place_is_marked_as_a_view() {
        Metric read = full.measure("read").orElseThrow();
        assertThat(read.line("capnproto").orElseThrow().note()).contains("a view on the bytes: nothing is decoded yet");
        assertThat(read.line("protobuf-java").orElseThrow().note()).isEmpty();
    }

    @Test
    void cells_without_a_figure_are_grouped_by_reason() {
        assertThat(full.unmeasured())
                .containsExactly(
                        new Unmeasured(
                                "jaxb",
                                "refused",
                                List.of("size", "serialize", "deserialize"),
                                "XML 1.0 cannot hold this character"),
                        new Unmeasured(
                                "broken",
                                "failed",
                                List.of("serialize"),
                                "record 3: deserialize: expected 1.50, got 1.5"),
                        new Unmeasured(
                                "broken",
                                "failed",
                                List.of("pipeline"),
                                "service B ended with signal 9 after 8,120 of 12,000 messages"));
        assertThat(full.findings()).contains("2 codecs lack figures; see \"Not measured\".");
    }

    @Test
    void times_of_a_smoke_run_have_no_places_and_nothing_compares_codecs_by_them() {
        ReportModel smoke = ReportModels.of(SampleRuns.smoke(), List.of());
        assertThat(smoke.smoke()).isTrue();
        assertThat(smoke.measures())
                .flatMap(Metric::lines)
                .filteredOn(line -> line.timed().isPresent())
                .isNotEmpty()
                .allMatch(line -> line.place().isEmpty());
        assertThat(smoke.measures())
                .flatMap(Metric::lines)
                .filteredOn(line -> line.trial().endsWith("/size"))
                .extracting(line -> line.place().orElseThrow())
                .containsExactly(new Place(1, false, true), new Place(2, false, false));
        assertThat(smoke.fronts())
                .flatMap(Front::points)
                .allMatch(point -> point.beatenBy().isEmpty());
        assertThat(smoke.findings())
                .containsExactly(
                        "Too few forks to compare times, so only sizes count. Bytes against jackson-json (2,732 bytes):"
                                + " protobuf-java (40 % fewer bytes).",
                        "All 2 codecs returned every record, value for value.");
    }

    @Test
    void an_empty_run_says_that_nothing_was_measured() {
        ReportModel empty = ReportModels.of(SampleRuns.empty(), List.of());
        assertThat(empty.measures()).isEmpty();
        assertThat(empty.baseline()).isEmpty();
        assertThat(empty.findings()).contains("Nothing was measured.");
    }

    @Test
    void the_command_is_what_a_shell_takes_without_the_folder_that_holds_the_run() {
        assertThat(full.conditions().command()).isEqualTo("./wirecost run --codec 'jackson-*,protobuf-java'");
        assertThat(RepeatCommand.of(List.of("run", "--out=x", "--records", "it's.ndjson", "$(rm)")))
                .isEqualTo("./wirecost run --records 'it'\\''s.ndjson' '$(rm)'");
    }

    @Test
    void no_text_of_a_run_keeps_a_character_that_steers() {
        ReportModel hostile = ReportModels.of(SampleRuns.hostile(), List.of());
        assertThat(hostile.toString()).contains("\\u202e", "\\u2028").doesNotContain("\u202e", "\u2028");
    }
}
