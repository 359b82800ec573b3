package io.wirecost.analysis.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.Samples;
import io.wirecost.analysis.Sliced;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class LevellingTest {
    private static final Offset<Double> EXACT = within(1e-9);

    @Test
    void a_slow_pass_is_shared_by_all_and_one_void_slice_costs_nothing() {
        List<Cell> cells = Levelling.of(List.of(
                Sliced.cell("a", Sliced.worker(0, 0, 10.0, 20.0, 10.0)),
                Sliced.cell("b", Sliced.worker(0, 0, 30.0, 0.0, 30.0)),
                Sliced.cell("c", Sliced.worker(0, 0, 50.0, 100.0, 50.0))));

        double b = Sliced.scores(cells.get(1)).get(0);
        assertThat(b / Sliced.scores(cells.get(0)).get(0)).isCloseTo(3, EXACT);
        assertThat(Sliced.scores(cells.get(2)).get(0) / b).isCloseTo(5.0 / 3, EXACT);
        // All three times of a are the same now, and the mean over all slices is what it was.
        assertThat(levelled(cells.get(0)))
                .allSatisfy(nanos -> assertThat(nanos).isCloseTo(10 * Math.pow(2, 2 / 8.0), EXACT));
    }

    @Test
    void a_slow_heat_is_told_by_its_level() {
        List<Cell> cells = Levelling.of(List.of(
                Sliced.cell("a", Sliced.worker(0, 0, 10.0), Sliced.worker(1, 0, 40.0)),
                Sliced.cell("b", Sliced.worker(0, 0, 30.0), Sliced.worker(1, 0, 120.0))));

        assertThat(Sliced.scores(cells.get(0)))
                .satisfiesExactly(
                        nanos -> assertThat(nanos).isCloseTo(20, EXACT),
                        nanos -> assertThat(nanos).isCloseTo(20, EXACT));
        assertThat(levels(cells.get(1)))
                .satisfiesExactly(
                        level -> assertThat(level).isCloseTo(0.5, EXACT),
                        level -> assertThat(level).isCloseTo(2, EXACT));
    }

    @Test
    void codecs_that_never_met_are_compared_by_what_both_have_met() {
        List<Cell> cells = Levelling.of(List.of(
                Sliced.cell(
                        "base",
                        Operation.SERIALIZE,
                        List.of(Sliced.worker(0, 0, 10.0)),
                        Sliced.worker(0, 0, 10.0),
                        Sliced.worker(0, 1, 20.0),
                        Sliced.worker(0, 1, 20.0)),
                Sliced.cell("a", Sliced.worker(0, 0, 30.0)),
                Sliced.cell("b", Sliced.worker(0, 1, 30.0))));

        assertThat(Sliced.scores(cells.get(1)).get(0)
                        / Sliced.scores(cells.get(2)).get(0))
                .isCloseTo(2, EXACT);
    }

    @Test
    void one_worker_alone_keeps_its_times() {
        Cell alone = Sliced.cell("a", Sliced.worker(0, 0, 10.0, 20.0), Sliced.worker(1, 0, 40.0, 45.0));

        Cell levelled = Levelling.of(List.of(alone)).get(0);

        assertThat(levelled(levelled)).containsExactly(10.0, 20.0);
        assertThat(levels(levelled)).containsExactly(1.0, 1.0);
    }

    @Test
    void a_codec_with_its_twin_alone_has_passes_but_no_heats() {
        Cell twins = Sliced.cell(
                "a",
                Operation.SERIALIZE,
                List.of(Sliced.worker(0, 0, 10.0, 20.0), Sliced.worker(1, 0, 80.0, 80.0)),
                Sliced.worker(0, 0, 10.0, 20.0),
                Sliced.worker(1, 0, 80.0, 80.0));

        Cell levelled = Levelling.of(List.of(twins)).get(0);

        assertThat(levelled(levelled)).allSatisfy(nanos -> assertThat(nanos).isCloseTo(Math.sqrt(200), EXACT));
        assertThat(levels(levelled)).containsExactly(1.0, 1.0);
    }

    @Test
    void to_level_twice_is_to_level_once() {
        List<Cell> once = Levelling.of(List.of(
                Sliced.cell("a", Sliced.worker(0, 0, 10.0, 21.0), Sliced.worker(1, 0, 41.0, 43.0)),
                Sliced.cell("b", Sliced.worker(0, 0, 30.0, 50.0), Sliced.worker(1, 0, 99.0, 120.0))));

        assertThat(Levelling.of(once)).isEqualTo(once);
    }

    @Test
    void a_pass_or_a_heat_that_is_slower_for_all_changes_no_ratio() {
        Fork a = Sliced.worker(0, 0, 10.0, 11.0, 0.0, 12.0);
        Fork b = Sliced.worker(0, 0, 31.0, 29.0, 33.0, 35.0);
        Fork later = Sliced.worker(1, 0, 9.0, 14.0);
        Fork alsoLater = Sliced.worker(1, 0, 30.0, 36.0);

        double plain = ratio(a, b, later, alsoLater);

        assertThat(ratio(Sliced.slower(a, 1.7, 1), Sliced.slower(b, 1.7, 1), later, alsoLater))
                .isCloseTo(plain, EXACT);
        Fork slow = Sliced.slower(Sliced.slower(later, 3, 0), 3, 1);
        Fork alsoSlow = Sliced.slower(Sliced.slower(alsoLater, 3, 0), 3, 1);
        assertThat(ratio(a, b, slow, alsoSlow)).isCloseTo(plain, EXACT);
    }

    @Test
    void runs_without_slices_and_other_figures_stay_as_they_are() {
        List<Cell> cells = List.of(Samples.speed("a", 1.0, 2.0), Samples.sizes("a", 7));

        assertThat(Levelling.of(cells)).isEqualTo(cells);
    }

    private static double ratio(Fork a, Fork b, Fork later, Fork alsoLater) {
        List<Cell> cells = Levelling.of(List.of(Sliced.cell("a", a, later), Sliced.cell("b", b, alsoLater)));
        return Sliced.scores(cells.get(1)).get(0) / Sliced.scores(cells.get(0)).get(0);
    }

    private static List<Double> levelled(Cell cell) {
        return cell.figures(Speed.class)
                .orElseThrow()
                .forks()
                .get(0)
                .groups()
                .get(0)
                .levelledNanosPerOperation()
                .orElseThrow();
    }

    private static List<Double> levels(Cell cell) {
        return cell.figures(Speed.class).orElseThrow().forks().stream()
                .map(fork -> fork.slices().orElseThrow().level().orElseThrow())
                .toList();
    }
}
