package io.wirecost.report.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.withinPercentage;

import io.wirecost.analysis.disturbance.Sighting;
import io.wirecost.analysis.ranking.RankedCell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Witness.Load;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleSlices;
import io.wirecost.report.SampleWitnesses;
import io.wirecost.report.model.conditions.Witnessed;
import io.wirecost.report.model.metric.Front;
import io.wirecost.report.model.metric.Front.Point;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Unmeasured;
import io.wirecost.report.section.RunDocument;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

@TestInstance(Lifecycle.PER_CLASS) // the model is made once
class ReportModelsTest {
    @Test
    void what_the_witnesses_saw_stands_in_the_order_of_time_with_what_became_of_each_fork() {
        Witnessed witnessed =
                ReportModels.of(SampleWitnesses.quiet(), List.of()).witnessed().orElseThrow();

        assertThat(witnessed.again()).contains("2 of 12 forks were measured again: the machine was busy");
        assertThat(witnessed.warning()).isEmpty();
        assertThat(witnessed.forks())
                .hasSize(14)
                .isSortedAccordingTo(Comparator.comparing(fork -> fork.witness().startSeconds()));
        assertThat(witnessed.forks().get(0).tasks())
                .extracting(Task::label)
                .containsExactly("serialize", "deserialize");
        assertThat(witnessed.forks())
                .filteredOn(Sighting::voided)
                .extracting(
                        fork -> fork.codec().name(),
                        Sighting::round,
                        fork -> fork.witness().load().flatMap(Load::othersShare).orElseThrow())
                .containsExactly(tuple("protobuf-java", 1, 0.012), tuple("jackson-cbor", 2, 0.34));
        assertThat(witnessed.forks())
                .filteredOn(Sighting::voided)
                .extracting(fork -> fork.witness().referenceBeforeNanos()
                        > (1 + witnessed.usual().tolerance())
                                * witnessed.usual().nanos())
                .containsExactly(true, false);
        assertThat(witnessed.mostOthers()).contains(0.1);
    }

    @Test
    void a_machine_that_is_never_quiet_is_warned_of_with_what_to_do() {
        Witnessed witnessed = ReportModels.of(SampleWitnesses.restless(), List.of())
                .witnessed()
                .orElseThrow();

        assertThat(witnessed.warning().orElseThrow())
                .startsWith("The machine's speed varied by ±")
                .contains("1 of 12 forks was disturbed each time that it was measured; the figures are marked.")
                .endsWith("Close other programs, use a machine of its own, or measure longer with --profile thorough.");
        assertThat(witnessed.forks()).filteredOn(Sighting::isMarked).hasSize(1);
        assertThat(witnessed.mostOthers()).isEmpty();
    }

    @Test
    void workers_that_took_turns_are_one_window_each_and_the_end_of_a_warm_up_is_no_news() {
        ReportModel model = ReportModels.of(SampleSlices.agreeing(), List.of());
        Witnessed witnessed = model.witnessed().orElseThrow();

        assertThat(witnessed.forks())
                .hasSize(12)
                .allSatisfy(worker ->
                        assertThat(worker.tasks()).extracting(Task::label).containsExactly("serialize", "deserialize"));
        assertThat(witnessed.again()).contains("10 of 130 slices were taken again: the machine was busy");
        assertThat(witnessed.warning().orElseThrow())
                .startsWith("1 of 12 workers had no slice in which the machine was not busy; the figures are marked. ");
        assertThat(witnessed.facts())
                .anyMatch(fact -> fact.name().equals("warm-up")
                        && fact.value()
                                .equals("0.6 to 0.6 s of processor time; 2 of 30 operations of workers were not"
                                        + " warm in the end"));
    }

    @Test
    void cells_that_need_a_word_have_it_and_a_round_trip_has_that_of_both_directions() {
        ReportModel model = ReportModels.of(SampleWitnesses.restless(), List.of());

        assertThat(notes(model, "serialize", "jackson-cbor"))
                .containsExactly("serialize was not warm in 1 of 3 forks: the warm-up ended at its time limit");
        assertThat(notes(model, "round-trip", "jackson-cbor"))
                .hasSize(2)
                .anyMatch(note -> note.startsWith("deserialize was not warm"));
        assertThat(notes(model, "serialize", "protobuf-java"))
                .containsExactly("serialize was disturbed in 1 of 3 forks: the machine was busy each time");
        assertThat(notes(model, "serialize", "jackson-json"))
                .singleElement()
                .asString()
                .startsWith("a rough figure: its interval is wider than ±25 %");
    }

    @Test
    void times_name_their_clock_and_a_codec_that_has_another_one() {
        ReportModel mixed = ReportModels.of(SampleWitnesses.restless(), List.of());
        Metric before = ReportModels.of(SampleRuns.full(), List.of())
                .measure("serialize")
                .orElseThrow();
        Metric now = ReportModels.of(SampleWitnesses.quiet(), List.of())
                .measure("serialize")
                .orElseThrow();

        assertThat(before.clock()).contains("time on the wall");
        assertThat(now.clock()).contains("processor time");
        assertThat(now.lines())
                .allSatisfy(line -> assertThat(line.timed().orElseThrow().wallNanos())
                        .isCloseTo(1.04 * line.centre(), withinPercentage(0.01)));
        assertThat(mixed.measure("serialize").orElseThrow().clock())
                .contains("processor time (avro-generic: time on the wall)");
        assertThat(mixed.measure("size").orElseThrow().clock()).isEmpty();
        assertThat(notes(mixed, "serialize", "avro-generic"))
                .containsExactly("time on the wall, where the others have processor time");
    }

    private static List<String> notes(ReportModel model, String measure, String codec) {
        return model.measure(measure).orElseThrow().line(codec).orElseThrow().notes();
    }

    @Test
    void a_run_from_before_there_were_witnesses_has_none() {
        assertThat(ReportModels.of(SampleRuns.full(), List.of()).witnessed()).isEmpty();
    }

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
        assertThat(serialize.line("jackson-json").orElseThrow().place()).contains(new RankedCell(5, true, false));

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
        assertThat(full.sizes()).contains(line);
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
        assertThat(read.line("capnproto").orElseThrow().notes())
                .containsExactly("a view on the bytes: nothing is decoded yet");
        assertThat(read.line("protobuf-java").orElseThrow().notes()).isEmpty();
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
                .containsExactly(new RankedCell(1, false, true), new RankedCell(2, false, false));
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
    void a_codec_that_was_asked_for_nothing_is_not_missed_among_those_that_returned_every_record() {
        Run smoke = SampleRuns.smoke();
        Run ofOne = smoke.with(smoke.cells().stream()
                .filter(cell -> cell.trial().codec().name().equals("jackson-json"))
                .toList());

        assertThat(ofOne.codecs()).hasSize(2);
        assertThat(ReportModels.of(ofOne, List.of()).findings())
                .contains("The codec returned every record, value for value.");
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
        assertThat(TextRenderer.render(RunDocument.whole(full), new TextStyle(110, false)))
                .contains("./wirecost run --codec 'jackson-*,protobuf-java'");
    }
}
