package io.wirecost.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.Samples;
import io.wirecost.analysis.Sliced;
import io.wirecost.analysis.compare.SpeedChange.Basis;
import io.wirecost.analysis.level.Levelling;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Difference;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunComparisonTest {
    private static final double FIVE_PERCENT = 0.05;

    @ParameterizedTest
    @CsvSource({
        "1.2, REGRESSION",
        "1.03, WORSE",
        "0.9, BETTER",
        "1.0001, NOT_SHOWN",
    })
    void eight_forks_a_side_tell_a_change_from_noise(double factor, ChangeVerdict verdict) throws Exception {
        RunComparison comparison = compare(
                CompareRuns.of(CompareRuns.speed("a", 8, 1)), CompareRuns.of(CompareRuns.speed("a", 8, factor)));

        CellChange cell = comparison.cells().get(0);
        assertThat(cell.verdict()).isEqualTo(verdict);
        assertThat(cell.speed().orElseThrow().change().orElseThrow().centre()).isCloseTo(factor, within(1e-9));
        assertThat(comparison.hasRegression()).isEqualTo(verdict == ChangeVerdict.REGRESSION);
    }

    @ParameterizedTest
    @CsvSource({"7, 8", "8, 7", "3, 3", "1, 8"})
    void below_eight_forks_a_side_it_cannot_be_told_however_large_the_difference(int before, int after)
            throws Exception {
        RunComparison comparison = compare(
                CompareRuns.of(CompareRuns.speed("a", before, 1)), CompareRuns.of(CompareRuns.speed("a", after, 100)));

        CellChange cell = comparison.cells().get(0);
        assertThat(cell.verdict()).isEqualTo(ChangeVerdict.TOO_FEW_FORKS);
        assertThat(cell.speed().orElseThrow().certainty()).isEmpty();
        assertThat(comparison.hasRegression()).isFalse();
    }

    @Test
    void the_more_cells_are_looked_at_the_more_certain_each_must_be() throws Exception {
        // Alone, p is about 0.01.
        Cell[] before = new Cell[40];
        Cell[] after = new Cell[40];
        for (int i = 0; i < before.length; i++) {
            before[i] = CompareRuns.speed("c" + i, 8, 1);
            after[i] = CompareRuns.speed("c" + i, 8, i == 0 ? 1.011 : 1);
        }
        assertThat(compare(CompareRuns.of(before), CompareRuns.of(after)).cells())
                .extracting(CellChange::verdict)
                .containsOnly(ChangeVerdict.NOT_SHOWN);
        assertThat(compare(CompareRuns.of(before[0]), CompareRuns.of(after[0])).cells())
                .extracting(CellChange::verdict)
                .containsOnly(ChangeVerdict.WORSE);
    }

    @Test
    void three_rounds_tell_a_change_of_the_ratio_to_the_baseline_whatever_the_machine_did_to_the_whole_run()
            throws Exception {
        RunComparison comparison = compare(turns(1, 1), turns(2, 1.2));

        assertThat(comparison.cells())
                .extracting(
                        cell -> cell.trial().codec().name(),
                        CellChange::verdict,
                        cell -> cell.speed().orElseThrow().basis())
                .containsExactly(
                        tuple("base", ChangeVerdict.TOO_FEW_FORKS, Basis.TIME),
                        tuple("same", ChangeVerdict.NOT_SHOWN, Basis.RATIO),
                        tuple("slower", ChangeVerdict.REGRESSION, Basis.RATIO));
        assertThat(comparison
                        .cells()
                        .get(2)
                        .speed()
                        .orElseThrow()
                        .change()
                        .orElseThrow()
                        .centre())
                .isCloseTo(1.2, within(1e-9));
    }

    @Test
    void where_one_run_has_no_ratios_or_another_baseline_times_are_compared() throws Exception {
        Run ratios = turns(1, 1);
        Run otherBaseline = Levelling.of(Sliced.run(cell("slower", 3), cell("base", 1)));
        Run forks = Samples.run(3, Samples.speed("base", 1.0, 1.1, 1.2), Samples.speed("slower", 3.0, 3.1, 3.2));

        for (Run other : List.of(otherBaseline, forks)) {
            assertThat(compare(ratios, other).cells())
                    .flatExtracting(cell ->
                            cell.speed().map(SpeedChange::basis).stream().toList())
                    .isNotEmpty()
                    .containsOnly(Basis.TIME);
        }
    }

    @Test
    void a_codec_that_shared_fewer_than_three_rounds_with_the_baseline_has_no_ratio_to_tell_by() throws Exception {
        Run run = Levelling.of(Sliced.run(
                cell("base", 1),
                Sliced.cell("apart", Sliced.worker(0, 0, 10.0), Sliced.worker(1, 0, 11.0), Sliced.worker(2, 1, 10.5))));

        assertThat(compare(run, run).cells().get(1)).satisfies(apart -> {
            assertThat(apart.speed().orElseThrow().basis()).isEqualTo(Basis.TIME);
            assertThat(apart.verdict()).isEqualTo(ChangeVerdict.TOO_FEW_FORKS);
        });
    }

    /** A baseline and two codecs in three rounds. */
    private static Run turns(double machine, double slower) {
        return Levelling.of(
                Sliced.run(cell("base", machine), cell("same", 2 * machine), cell("slower", 3 * machine * slower)));
    }

    private static Cell cell(String codec, double factor) {
        double luck = codec.length() / 1_000.0;
        return Sliced.cell(
                codec,
                Sliced.worker(0, 0, 100 * factor),
                Sliced.worker(1, 0, 100 * factor * (1 + luck)),
                Sliced.worker(2, 0, 100 * factor * (1 - luck)));
    }

    @Test
    void sizes_are_exact_and_any_change_is_one() throws Exception {
        Run before = CompareRuns.of(
                CompareRuns.size("same", 100, 200),
                CompareRuns.size("much", 100, 200),
                CompareRuns.size("little", 100, 200),
                CompareRuns.size("less", 100, 200),
                CompareRuns.size("moved", 100, 200));
        Run after = CompareRuns.of(
                CompareRuns.size("same", 100, 200),
                CompareRuns.size("much", 100, 230),
                CompareRuns.size("little", 100, 201),
                CompareRuns.size("less", 99, 200),
                CompareRuns.size("moved", 101, 199));

        assertThat(compare(before, after).cells())
                .extracting(CellChange::verdict)
                .containsExactly(
                        ChangeVerdict.SAME,
                        ChangeVerdict.REGRESSION,
                        ChangeVerdict.WORSE,
                        ChangeVerdict.BETTER,
                        ChangeVerdict.CHANGED);
    }

    @Test
    void a_figure_that_is_lost_is_a_regression_with_its_reason() throws Exception {
        Run before = CompareRuns.of(CompareRuns.size("a", 1, 1));
        Run after = CompareRuns.of(Cell.failed(CompareRuns.trial("a", new Task.Size()), "threw"));

        RunComparison comparison = compare(before, after);

        assertThat(comparison.cells()).singleElement().satisfies(cell -> {
            assertThat(cell.verdict()).isEqualTo(ChangeVerdict.LOST);
            assertThat(cell.reason()).hasValue("threw");
        });
        assertThat(comparison.hasRegression()).isTrue();
        assertThat(compare(after, before).cells())
                .extracting(CellChange::verdict)
                .containsExactly(ChangeVerdict.GAINED);
        assertThat(compare(after, after).cells())
                .extracting(CellChange::verdict)
                .containsExactly(ChangeVerdict.NO_FIGURE);
    }

    @Test
    void what_one_run_lacks_is_named_and_is_no_regression() throws Exception {
        RunComparison comparison = compare(
                CompareRuns.of(CompareRuns.size("a", 1, 1), CompareRuns.size("b", 1, 1)),
                CompareRuns.of(CompareRuns.size("b", 1, 1), CompareRuns.size("c", 1, 1)));

        assertThat(comparison.cells())
                .extracting(cell -> cell.trial().codec().name() + " " + cell.verdict())
                .containsExactly("b SAME", "c ONLY_AFTER", "a ONLY_BEFORE");
        assertThat(comparison.hasRegression()).isFalse();
    }

    @Test
    void times_of_two_machines_are_not_compared_while_sizes_are() throws Exception {
        Run before = CompareRuns.of(CompareRuns.speed("a", 8, 1), CompareRuns.size("a", 100, 100));
        Run after = CompareRuns.on("another CPU", CompareRuns.speed("a", 8, 9), CompareRuns.size("a", 100, 300));

        RunComparison comparison = compare(before, after);

        assertThat(comparison.obstacles()).containsExactly(new Difference("processor", "CPU", "another CPU"));
        assertThat(comparison.cells())
                .extracting(CellChange::verdict)
                .containsExactly(ChangeVerdict.NOT_COMPARABLE, ChangeVerdict.REGRESSION);
    }

    @Test
    void other_data_are_refused_with_every_difference() {
        Run before = CompareRuns.of(CompareRuns.size("a", 1, 1));
        Run after = CompareRuns.over("other", "other checksum", CompareRuns.size("a", 1, 1));

        assertThat(catchThrowableOfType(InputException.class, () -> compare(before, after))
                        .problems())
                .hasSize(2)
                .allSatisfy(problem -> assertThat(problem).contains("other data"))
                .anySatisfy(problem -> assertThat(problem).contains("checksum of the dataset", "bb", "other checksum"));
    }

    @Test
    void another_library_version_is_a_circumstance() throws Exception {
        Run before = CompareRuns.withVersions(Map.of("a", "1", "b", "1"), CompareRuns.size("a", 1, 1));
        Run after = CompareRuns.withVersions(Map.of("a", "2"), CompareRuns.size("a", 1, 1));

        assertThat(compare(before, after).circumstances())
                .extracting(Difference::what, Difference::before, Difference::after)
                .containsExactly(tuple("codec a", "org.example:a 1, pure Java", "org.example:a 2, pure Java"));
    }

    @Test
    void the_order_is_that_of_the_later_run() throws Exception {
        List<Cell> cells = List.of(CompareRuns.size("z", 1, 1), CompareRuns.size("a", 1, 1));
        Run run = CompareRuns.of(cells.toArray(Cell[]::new));
        assertThat(compare(run, run).cells())
                .extracting(c -> c.trial().codec().name())
                .containsExactly("z", "a");
    }

    @Test
    void the_pipeline_is_passed_over_and_counted_by_trial() throws Exception {
        Cell measured = CompareRuns.pipeline("a");
        Cell lost = Cell.failed(measured.trial(), "killed");
        Run before = CompareRuns.of(CompareRuns.size("a", 1, 1), measured);
        Run after = CompareRuns.of(CompareRuns.size("a", 1, 1), lost, CompareRuns.pipeline("b"));

        RunComparison comparison = compare(before, after);

        assertThat(comparison.cells()).extracting(c -> c.trial().task()).containsExactly(new Task.Size());
        assertThat(comparison.passedOver()).isEqualTo(2);
        assertThat(comparison.hasRegression()).isFalse();
    }

    private static RunComparison compare(Run before, Run after) throws InputException {
        return RunComparison.of(before, after, FIVE_PERCENT);
    }
}
