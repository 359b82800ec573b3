package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Lines;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.source.PublishedFigure;
import io.wirecost.studies.source.PublishedTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BaselinesTest {
    private static final StudyRuns RUNS =
            StudyRuns.of().size("a", 300).size("b", 200).size("c", 100).line(Lines.of("d"));
    private static final PublishedTable TABLE = new PublishedTable(
            List.of("size"),
            Map.of(
                    "a", Map.of("size", new PublishedFigure(20, 20)),
                    "b", Map.of("size", new PublishedFigure(30, 30)),
                    "d", Map.of("size", new PublishedFigure(1, 1))));

    @Test
    void a_study_may_have_a_baseline() {
        assertThat(of(Optional.of("b"), Optional.of(TABLE))).contains("b");
    }

    @Test
    void a_baseline_without_a_figure_is_none() {
        assertThat(of(Optional.of("d"), Optional.of(TABLE))).isEmpty();
    }

    @Test
    void else_it_is_the_smallest_published_figure_that_has_one_of_ours() {
        assertThat(of(Optional.empty(), Optional.of(TABLE))).contains("a");
    }

    @Test
    void else_it_is_our_smallest_figure() {
        assertThat(of(Optional.empty(), Optional.empty())).contains("c");
    }

    private static Optional<String> of(Optional<String> baseline, Optional<PublishedTable> table) {
        StudyFindings findings = new StudyFindings(RUNS.figures(), List.of(), List.of(), baseline);
        return Baselines.of(findings, "bytes", table, Optional.of("size"));
    }
}
