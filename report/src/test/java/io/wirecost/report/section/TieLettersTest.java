package io.wirecost.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Unit;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TieLettersTest {
    @Test
    void two_codecs_share_a_letter_exactly_if_they_are_tied() {
        Metric metric = new Metric(
                "round-trip",
                Unit.NANOS,
                List.of(line("a", 1, 3), line("b", 2, 5), line("c", 4, 6), line("d", 7, 8)),
                List.of(List.of("b", "c"), List.of("a", "b")));
        TieLetters letters = new TieLetters(metric);
        assertThat(List.of("a", "b", "c", "d")).extracting(letters::of).containsExactly("a", "ab", "b", "-");
        assertThat(letters.any()).isTrue();
    }

    @Test
    void without_ties_there_are_no_letters() {
        assertThat(TieLetters.none().any()).isFalse();
    }

    private static Line line(String codec, double low, double high) {
        return new Line(
                codec,
                codec,
                Optional.empty(),
                Math.sqrt(low * high),
                Optional.of(new Interval(low, high)),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }
}
