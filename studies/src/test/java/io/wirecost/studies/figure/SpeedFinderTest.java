package io.wirecost.studies.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Task;
import io.wirecost.studies.Quantities;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.source.StudiedQuantity.QuantityKind;
import io.wirecost.studies.source.StudiedQuantity.Statistic;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SpeedFinderTest {
    private static final StudyRuns SERIES = StudyRuns.ofGroups("small", "large")
            .times("a", Operation.SERIALIZE, new double[] {10, 30}, new double[] {20, 40}, new double[] {30, 60});

    @Test
    void a_fork_has_the_mean_of_its_groups() {
        Sample sample =
                SERIES.sample(Quantities.of(QuantityKind.SERIALIZE), "a").orElseThrow();

        assertThat(sample.basis()).isEqualTo(Sample.Basis.FORKS);
        assertThat(sample.scores()).isEqualTo(Map.of(0, 20.0, 1, 30.0, 2, 45.0));
    }

    @Test
    void some_groups_may_be_all_that_count() {
        assertThat(SERIES.sample(Quantities.ofGroups(QuantityKind.SERIALIZE, Statistic.MEAN, "2..2"), "a")
                        .orElseThrow()
                        .scores())
                .isEqualTo(Map.of(0, 30.0, 1, 40.0, 2, 60.0));
    }

    @Test
    void growth_is_from_the_first_group_to_the_last() {
        assertThat(SERIES.sample(Quantities.of(QuantityKind.SERIALIZE, Statistic.GROWTH), "a")
                        .orElseThrow()
                        .scores())
                .isEqualTo(Map.of(0, 3.0, 1, 2.0, 2, 2.0));
    }

    @Test
    void scatter_is_the_relative_deviation_of_the_forks() {
        Sample scatter = StudyRuns.of()
                .time("a", Operation.READ, 20, 30, 40)
                .sample(Quantities.of(QuantityKind.READ, Statistic.SCATTER), "a")
                .orElseThrow();

        assertThat(scatter.basis()).isEqualTo(Sample.Basis.EXACT);
        assertThat(scatter.centre()).isCloseTo(1 / 3.0, within(1e-12));
    }

    @Test
    void a_round_trip_is_both_ways_in_the_rounds_that_have_both() {
        StudyRuns runs =
                StudyRuns.of().time("a", Operation.SERIALIZE, 10, 20, 30).time("a", Operation.DESERIALIZE, 5, 6);

        assertThat(runs.sample(Quantities.of(QuantityKind.ROUND_TRIP), "a")
                        .orElseThrow()
                        .scores())
                .isEqualTo(Map.of(0, 15.0, 1, 26.0));
    }

    @Test
    void a_library_without_messages_of_its_own_writes_a_built_message_as_any_other() {
        StudyRuns runs = StudyRuns.of()
                .time("own", Operation.SERIALIZE, 50)
                .time("own", Operation.WRITE, 20)
                .time("none", Operation.SERIALIZE, 40);

        assertThat(runs.sample(Quantities.of(QuantityKind.BUILT), "own")
                        .orElseThrow()
                        .centre())
                .isEqualTo(20);
        assertThat(runs.sample(Quantities.of(QuantityKind.BUILT), "none")
                        .orElseThrow()
                        .centre())
                .isEqualTo(40);
    }

    @Test
    void a_built_message_whose_writing_was_refused_has_no_figure() {
        StudyRuns runs = StudyRuns.of()
                .time("a", Operation.SERIALIZE, 50)
                .refused("a", new Task.Time(Operation.WRITE), "impossible result");

        assertThat(runs.sample(Quantities.of(QuantityKind.BUILT), "a")).isEmpty();
    }

    @Test
    void what_was_refused_has_no_figure() {
        StudyRuns runs = StudyRuns.of().refused("a", new Task.Time(Operation.ACCESS), "it has no views");

        assertThat(runs.sample(Quantities.of(QuantityKind.ACCESS), "a")).isEmpty();
    }
}
