package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Lines;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.rule.Extreme.End;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExtremeTest {
    private static final List<String> NAMES = List.of("a", "b", "c", "d");
    private static final List<Integer> BYTES = List.of(40, 10, 30, 20);

    @Test
    void it_holds_of_the_one_at_the_end_alone() {
        StudyRuns runs = sized(BYTES);

        for (String name : NAMES) {
            assertThat(judge("bytes", name, End.SMALLEST, runs).answer())
                    .isEqualTo(name.equals("b") ? ClaimAnswer.HOLDS : ClaimAnswer.FAILS);
        }
    }

    @Test
    void the_smallest_is_the_largest_if_all_is_turned_round() {
        StudyRuns runs = sized(BYTES);
        StudyRuns turned = sized(BYTES.stream().map(bytes -> 1000 - bytes).toList());

        for (String name : NAMES) {
            assertThat(judge("bytes", name, End.LARGEST, turned).answer())
                    .isEqualTo(judge("bytes", name, End.SMALLEST, runs).answer());
        }
    }

    @Test
    void one_as_small_is_enough_to_fail() {
        Verdict verdict =
                judge("bytes", "a", End.SMALLEST, StudyRuns.of().size("a", 7).size("b", 7));

        assertThat(Said.of(verdict)).isEqualTo(new Said(ClaimAnswer.FAILS, "Bytes: b / a 1.00, equal."));
    }

    @Test
    void a_tie_cannot_be_told() {
        StudyRuns runs = Scores.wild(Scores.wild(StudyRuns.of(), "a", 100), "b", 110);

        assertThat(judge("nanos", "a", End.SMALLEST, runs).answer()).isEqualTo(ClaimAnswer.OPEN);
        assertThat(judge("nanos", "b", End.LARGEST, runs).answer()).isEqualTo(ClaimAnswer.OPEN);
    }

    @Test
    void only_some_lines_may_be_asked_about() {
        Check among = new Extreme("bytes", "d", End.SMALLEST, List.of("a", "c", "d"), false, Optional.empty());

        assertThat(among.judge(sized(BYTES).figures()).answer()).isEqualTo(ClaimAnswer.HOLDS);
    }

    @Test
    void one_line_alone_is_no_extreme() {
        assertThat(Said.of(judge("bytes", "a", End.SMALLEST, StudyRuns.of().size("a", 7))))
                .isEqualTo(new Said(ClaimAnswer.INCOMPARABLE, "There is no figure of any other."));
    }

    @Test
    void others_within_a_twentieth_may_do() {
        Check extreme = new Extreme("bytes", "a", End.SMALLEST, List.of(), true, Optional.empty());

        assertThat(Said.of(extreme.judge(StudyRuns.of()
                        .size("a", 100)
                        .size("b", 97)
                        .size("c", 200)
                        .figures())))
                .isEqualTo(new Said(ClaimAnswer.HOLDS, "Bytes: a is the smallest, next b / a 0.97, equal within 5 %."));
        assertThat(extreme.judge(StudyRuns.of().size("a", 100).size("b", 94).figures())
                        .answer())
                .isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void it_may_be_among_the_first_ones() {
        Check second = new Extreme("bytes", "d", End.SMALLEST, List.of(), false, Optional.of(2));
        Check third = new Extreme("bytes", "c", End.SMALLEST, List.of(), false, Optional.of(2));

        assertThat(second.judge(sized(BYTES).figures()).answer()).isEqualTo(ClaimAnswer.HOLDS);
        assertThat(third.judge(sized(BYTES).figures()).answer()).isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void another_without_a_figure_could_be_before_it_unless_no_codec_stands_for_it() {
        Check extreme = new Extreme("bytes", "a", End.SMALLEST, List.of("a", "b", "c"), false, Optional.empty());

        assertThat(extreme.judge(StudyRuns.of()
                                .size("a", 1)
                                .size("b", 2)
                                .line(Lines.of("c"))
                                .figures())
                        .answer())
                .isEqualTo(ClaimAnswer.INCOMPARABLE);
        assertThat(extreme.judge(StudyRuns.of()
                                .size("a", 1)
                                .size("b", 2)
                                .line(Lines.lacking("c", "nobody wrote it"))
                                .figures())
                        .answer())
                .isEqualTo(ClaimAnswer.HOLDS);
    }

    @Test
    void a_line_is_among_the_first_ones_even_if_those_without_a_figure_were_before_it() {
        StudyFigures figures = StudyRuns.of()
                .size("a", 2)
                .size("b", 1)
                .size("d", 3)
                .line(Lines.of("c"))
                .figures();

        assertThat(Said.of(new Extreme("bytes", "a", End.SMALLEST, NAMES, false, Optional.of(3)).judge(figures)))
                .isEqualTo(
                        new Said(ClaimAnswer.HOLDS, "Bytes: a is among the first 3, and not behind it: b / a 0.50."));
        assertThat(new Extreme("bytes", "a", End.SMALLEST, NAMES, false, Optional.of(2))
                        .judge(figures)
                        .answer())
                .isEqualTo(ClaimAnswer.INCOMPARABLE);
    }

    private static StudyRuns sized(List<Integer> bytes) {
        StudyRuns runs = StudyRuns.of();
        for (int i = 0; i < bytes.size(); i++) {
            runs.size(NAMES.get(i), bytes.get(i));
        }
        return runs;
    }

    private static Verdict judge(String figure, String line, End end, StudyRuns runs) {
        return new Extreme(figure, line, end, List.of(), false, Optional.empty()).judge(runs.figures());
    }
}
