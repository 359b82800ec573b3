package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.studies.Lines;
import io.wirecost.studies.StudyRuns;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FactorTest {
    private static final StudyRuns SIZES = StudyRuns.of().size("a", 200).size("b", 100);
    private static final Optional<Double> NONE = Optional.empty();

    @Test
    void bounds_belong_to_what_they_allow() {
        assertThat(Said.of(bytes(Optional.of(2.0), NONE)))
                .isEqualTo(new Said(ClaimAnswer.HOLDS, "Bytes: a / b 2.00, asked for at least 2."));
        assertThat(bytes(NONE, Optional.of(2.0)).answer()).isEqualTo(ClaimAnswer.HOLDS);
        assertThat(bytes(Optional.of(1.5), Optional.of(2.5)).answer()).isEqualTo(ClaimAnswer.HOLDS);
    }

    @Test
    void it_fails_wholly_outside() {
        assertThat(bytes(Optional.of(2.1), NONE).answer()).isEqualTo(ClaimAnswer.FAILS);
        assertThat(bytes(NONE, Optional.of(1.9)).answer()).isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void an_interval_across_a_bound_cannot_be_told() {
        StudyRuns runs = Scores.steady(Scores.wild(StudyRuns.of(), "a", 200), "b", 100);
        Check factor = new Factor(term("nanos", "a"), Optional.of(term("nanos", "b")), Optional.of(1.5), NONE);

        assertThat(factor.judge(runs.figures()).answer()).isEqualTo(ClaimAnswer.OPEN);
    }

    @Test
    void a_figure_itself_may_be_bound() {
        Check exactly = new Factor(term("bytes", "a"), Optional.empty(), Optional.of(200.0), Optional.of(200.0));

        assertThat(Said.of(exactly.judge(SIZES.figures())))
                .isEqualTo(new Said(ClaimAnswer.HOLDS, "Bytes: a 200 bytes."));
        assertThat(exactly.words()).isEqualTo("The figure is 200.");
    }

    @Test
    void two_figures_of_one_line_are_named() {
        StudyRuns runs = Scores.steady(StudyRuns.of(), "a", 200).time("a", Operation.DESERIALIZE, 99.9, 100, 100.1);
        Check factor = new Factor(term("nanos", "a"), Optional.of(term("back", "a")), Optional.of(1.9), NONE);

        Verdict verdict = factor.judge(runs.figures());

        assertThat(verdict.answer()).isEqualTo(ClaimAnswer.HOLDS);
        assertThat(verdict.evidence().get(0)).startsWith("Nanos / back: a 2.00 (");
        assertThat(factor.figures()).containsExactlyInAnyOrder("nanos", "back");
        assertThat(factor.lines()).isEqualTo(List.of("a"));
    }

    @Test
    void a_line_without_a_figure_makes_it_incomparable() {
        Check factor = new Factor(term("bytes", "a"), Optional.of(term("bytes", "c")), Optional.of(1.0), NONE);

        assertThat(Said.of(factor.judge(
                        StudyRuns.of().size("a", 1).line(Lines.of("c")).figures())))
                .isEqualTo(new Said(ClaimAnswer.INCOMPARABLE, "There is no figure of c: the run has none."));
    }

    @Test
    void a_difference_of_two_lines_may_be_a_term() {
        Check factor = new Factor(
                new Term("bytes", "a", Optional.of("b")), Optional.of(term("bytes", "b")), Optional.of(1.0), NONE);

        assertThat(Said.of(factor.judge(SIZES.figures())))
                .isEqualTo(new Said(ClaimAnswer.HOLDS, "Bytes: a less b / b 1.00, asked for at least 1."));
    }

    private static Term term(String figure, String line) {
        return new Term(figure, line, Optional.empty());
    }

    private static Verdict bytes(Optional<Double> least, Optional<Double> most) {
        return new Factor(term("bytes", "a"), Optional.of(term("bytes", "b")), least, most).judge(SIZES.figures());
    }
}
