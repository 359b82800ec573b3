package io.wirecost.studies.figure;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.FileForm;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.run.Task;
import io.wirecost.studies.Lines;
import io.wirecost.studies.Quantities;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.source.StudiedQuantity.QuantityKind;
import io.wirecost.studies.source.StudiedQuantity.Statistic;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FileFinderTest {
    private static final StudyRuns PLAIN = StudyRuns.of().file("a", new Task.File(), 1000, 10, 20, 30);
    private static final StudyRuns SWEEP =
            StudyRuns.sweep(1, 2).file("a", value(1), 100, 10, 20, 30).file("a", value(2), 300, 30, 40);

    @Test
    void a_file_has_a_size_and_times_of_its_forks() {
        assertThat(PLAIN.sample(Quantities.of(QuantityKind.FILE_SIZE), "a")).contains(Sample.exactly(1000));
        assertThat(scores(PLAIN, QuantityKind.FILE_WRITE)).isEqualTo(Map.of(0, 10.0, 1, 20.0, 2, 30.0));
        assertThat(scores(PLAIN, QuantityKind.FILE_ENCODE)).isEqualTo(Map.of(0, 5.0, 1, 10.0, 2, 15.0));
        assertThat(scores(PLAIN, QuantityKind.FILE_READ)).isEqualTo(Map.of(0, 20.0, 1, 40.0, 2, 60.0));
        assertThat(scores(PLAIN, QuantityKind.FILE_DECODE)).isEqualTo(Map.of(0, 10.0, 1, 20.0, 2, 30.0));
    }

    @Test
    void a_sweep_has_the_mean_over_its_files_in_the_rounds_that_all_have() {
        assertThat(SWEEP.sample(Quantities.of(QuantityKind.FILE_SIZE), "a")).contains(Sample.exactly(200));
        assertThat(scores(SWEEP, QuantityKind.FILE_WRITE)).isEqualTo(Map.of(0, 20.0, 1, 30.0));
    }

    @Test
    void one_file_of_a_sweep_may_be_asked_for() {
        assertThat(SWEEP.sample(Quantities.under(QuantityKind.FILE_SIZE, Quantities.at("n=2")), "a"))
                .contains(Sample.exactly(300));
        assertThat(SWEEP.sample(Quantities.under(QuantityKind.FILE_SIZE, Quantities.at("n=3")), "a"))
                .isEmpty();
    }

    @Test
    void a_deviation_is_over_the_files_round_by_round() {
        assertThat(SWEEP.sample(Quantities.of(QuantityKind.FILE_SIZE, Statistic.DEVIATION), "a"))
                .contains(Sample.exactly(Math.sqrt(20_000)));
        assertThat(SWEEP.sample(Quantities.of(QuantityKind.FILE_WRITE, Statistic.DEVIATION), "a")
                        .orElseThrow()
                        .scores())
                .isEqualTo(Map.of(0, Math.sqrt(200), 1, Math.sqrt(200)));
    }

    @Test
    void a_line_has_files_of_its_form_alone() {
        StudyRuns runs = StudyRuns.of()
                .line(Lines.inForm("a", "rows"))
                .file("a", new Task.File(), 1000, 1)
                .file("a", new Task.File(Optional.of(FileForm.ROWS), Optional.empty()), 700, 1);

        assertThat(runs.sample(Quantities.of(QuantityKind.FILE_SIZE), "a")).contains(Sample.exactly(700));
    }

    private static Map<Integer, Double> scores(StudyRuns runs, QuantityKind kind) {
        return runs.sample(Quantities.of(kind), "a").orElseThrow().scores();
    }

    private static Task.File value(int value) {
        return new Task.File(Optional.empty(), Optional.of(new Parameters.Value("n", value)));
    }
}
