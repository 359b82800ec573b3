package io.wirecost.studies.figure;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.studies.Lines;
import io.wirecost.studies.Quantities;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.source.PublishedFigure;
import io.wirecost.studies.source.PublishedTable;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudiedQuantity.QuantityKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StudyFiguresTest {
    private static final StudiedQuantity BYTES =
            Quantities.under(QuantityKind.SIZE, Quantities.step("small", "first"), Quantities.step("large", "second"));

    @Test
    void the_first_conditions_are_the_studys_own() {
        assertThat(ofTwoSteps().known("bytes", "a").centre()).isEqualTo(10);
    }

    @Test
    void under_other_conditions_a_figure_comes_from_their_step() {
        StudyFigures figures = ofTwoSteps().under("large");

        assertThat(figures.known("bytes", "a").centre()).isEqualTo(20);
        assertThat(figures.conditionsOf("bytes").name()).isEqualTo("large");
    }

    @Test
    void a_figure_of_each_group_has_the_bytes_of_its_messages() {
        StudyFigures figures = StudyRuns.ofGroups("small", "large")
                .size("a", 100, 2000)
                .times("a", Operation.SERIALIZE, new double[] {10, 30}, new double[] {10, 30}, new double[] {10, 30})
                .figures();

        assertThat(figures.bytesByGroup("nanos", "a")).containsExactly(100.0, 2000.0);
        assertThat(figures.byGroup("nanos", "a").stream().map(Sample::centre).map(Math::round))
                .containsExactly(10L, 30L);
        assertThat(figures.byGroup("back", "a")).isEmpty();
    }

    @Test
    void conditions_that_a_figure_was_not_measured_under_leave_it_as_it_is() {
        assertThat(ofTwoSteps().under("huge").known("bytes", "a").centre()).isEqualTo(10);
    }

    @Test
    void conditions_may_say_what_is_measured_under_them() {
        StudiedQuantity.Case back = new StudiedQuantity.Case(
                "back", StudyRuns.STEP, Optional.empty(), Optional.empty(), Optional.of(QuantityKind.DESERIALIZE));
        StudiedQuantity nanos =
                Quantities.under(QuantityKind.SERIALIZE, Quantities.step("there", StudyRuns.STEP), back);
        StudyRuns runs =
                StudyRuns.of().time("a", Operation.SERIALIZE, 1, 1, 1).time("a", Operation.DESERIALIZE, 8, 8, 8);

        StudyFigures figures =
                new StudyFigures(runs.lines(), Map.of("nanos", nanos), Map.of(), Map.of(StudyRuns.STEP, runs.run()));

        assertThat(figures.known("nanos", "a").scores()).containsValue(1.0);
        assertThat(figures.under("back").known("nanos", "a").scores()).containsValue(8.0);
    }

    @Test
    void a_step_that_was_not_measured_has_no_figures() {
        StudyFigures figures = new StudyFigures(List.of(Lines.of("a")), Quantities.ALL, Map.of(), Map.of());

        assertThat(figures.sample("bytes", "a")).isEmpty();
        assertThat(figures.runOf("bytes")).isEmpty();
        assertThat(figures.reason("bytes", figures.line("a"))).isEqualTo("the step run was not measured");
    }

    @Test
    void lines_with_a_figure_are_told_in_the_order_of_the_study_and_ours_are_none_of_them() {
        StudyFigures figures = StudyRuns.of()
                .line(Lines.of("c"))
                .line(Lines.of("b"))
                .line(Lines.beside("ours"))
                .line(Lines.lacking("d", "nobody wrote it"))
                .size("a", 1)
                .size("ours", 2)
                .size("c", 3)
                .figures();

        assertThat(figures.having("bytes")).containsExactly("c", "a");
    }

    @Test
    void lines_without_a_figure_are_named() {
        StudyFigures figures = StudyRuns.of()
                .size("a", 1)
                .line(Lines.of("b"))
                .line(Lines.of("c"))
                .figures();

        assertThat(figures.missing("bytes", List.of("a"))).isEmpty();
        assertThat(figures.missing("bytes", List.of("c", "a", "b")))
                .contains("There is no figure of c, b: the run has none.");
    }

    @Test
    void lines_with_too_few_forks_are_named() {
        StudyFigures figures = StudyRuns.of()
                .time("a", Operation.SERIALIZE, 1, 2, 3)
                .time("b", Operation.SERIALIZE, 1, 2)
                .figures();

        assertThat(figures.few("nanos", List.of("a"))).isEmpty();
        assertThat(figures.few("nanos", List.of("a", "b"))).contains("Fewer than 3 forks are no basis: b.");
    }

    @Test
    void blocks_count_that_all_lines_have_in_common() {
        StudyFigures figures =
                StudyRuns.of().blocks("a", 1, 2, 3, 4).blocks("b", 1, 2).figures();

        assertThat(figures.few("message", List.of("a"))).isEmpty();
        assertThat(figures.few("message", List.of("a", "b")))
                .contains("Blocks that all have in common: 2; fewer than 3 are no basis.");
    }

    @Test
    void a_line_without_a_figure_has_a_reason() {
        StudyFigures figures = StudyRuns.of()
                .size("a", 1)
                .line(Lines.of("b"))
                .line(Lines.of("node/c"))
                .line(Lines.lacking("d", "nobody wrote it"))
                .refused("e", new Task.Size(), "it cannot")
                .figures();

        assertThat(reason(figures, "b")).isEqualTo("the run has none");
        assertThat(figures.reason("nanos", figures.line("a"))).isEqualTo("the run has size only");
        assertThat(reason(figures, "node/c"))
                .isEqualTo("the runtime is not set up here; to do so: wirecost setup node");
        assertThat(reason(figures, "d")).isEqualTo("nobody wrote it");
        assertThat(reason(figures, "e")).isEqualTo("it cannot");
    }

    @Test
    void figures_as_printed_are_those_of_the_source() {
        StudiedQuantity latency = Quantities.published(QuantityKind.PIPELINE, "table.csv", "times as fast", true);
        PublishedTable table = new PublishedTable(
                List.of("times as fast"), Map.of("a", Map.of("times as fast", new PublishedFigure(4, 4))));

        StudyFigures figures = StudyFigures.asPrinted(
                List.of(Lines.of("a"), Lines.of("b")), Map.of("latency", latency), Map.of("table.csv", table));

        assertThat(figures.known("latency", "a")).isEqualTo(Sample.exactly(0.25));
        assertThat(figures.missing("latency", List.of("b")))
                .contains("There is no figure of b: the source prints none.");
    }

    private static String reason(StudyFigures figures, String line) {
        assertThat(figures.sample("bytes", line)).isEmpty();
        return figures.reason("bytes", figures.line(line));
    }

    private static StudyFigures ofTwoSteps() {
        Run first = StudyRuns.of().size("a", 10).run();
        Run second = StudyRuns.of().size("a", 20).run();
        return new StudyFigures(
                List.of(Lines.of("a")), Map.of("bytes", BYTES), Map.of(), Map.of("first", first, "second", second));
    }
}
