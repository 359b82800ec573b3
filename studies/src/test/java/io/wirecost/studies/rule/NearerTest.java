package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.studies.StudyRuns;
import java.util.List;
import org.junit.jupiter.api.Test;

class NearerTest {
    private static final int LINES = 6;

    @Test
    void it_holds_if_the_order_is_that_of_the_second_figure() {
        Verdict verdict = new Nearer("bytes", "nanos", List.of("back"), List.of())
                .judge(turned(LINES).figures());

        assertThat(Said.of(verdict))
                .isEqualTo(
                        new Said(
                                ClaimAnswer.HOLDS,
                                "Over 6 formats, tau of the bytes against nanos is 1.00, against back -1.00. Whichever format is left out, the first minus the second is 2.00 to 2.00."));
    }

    @Test
    void it_fails_if_the_order_is_that_of_the_third() {
        assertThat(new Nearer("bytes", "back", List.of("nanos"), List.of())
                        .judge(turned(LINES).figures())
                        .answer())
                .isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void it_cannot_be_told_if_both_are_as_near() {
        assertThat(new Nearer("bytes", "nanos", List.of("nanos"), List.of())
                        .judge(turned(LINES).figures())
                        .answer())
                .isEqualTo(ClaimAnswer.OPEN);
    }

    @Test
    void the_first_figure_that_all_lines_have_is_taken() {
        StudyRuns runs = turned(LINES).blocks("line-1", 1, 1, 1);

        assertThat(new Nearer("bytes", "nanos", List.of("message", "back"), List.of())
                        .judge(runs.figures())
                        .words(""))
                .contains("against back -1.00");
        assertThat(Said.of(new Nearer("bytes", "nanos", List.of("message"), List.of()).judge(runs.figures())))
                .isEqualTo(new Said(ClaimAnswer.INCOMPARABLE, "There is no figure of speed that all formats have."));
    }

    @Test
    void an_order_of_few_says_nothing() {
        assertThat(Said.of(new Nearer("bytes", "nanos", List.of("back"), List.of())
                        .judge(turned(4).figures())))
                .isEqualTo(new Said(ClaimAnswer.OPEN, "There are 4 formats; an order of fewer than 5 says nothing."));
    }

    /** The larger a line, the longer it takes there and the shorter back. */
    private static StudyRuns turned(int lines) {
        StudyRuns runs = StudyRuns.of();
        for (int i = 1; i <= lines; i++) {
            runs.size("line-" + i, 10 * i)
                    .time("line-" + i, Operation.SERIALIZE, 10 * i)
                    .time("line-" + i, Operation.DESERIALIZE, 1000 - i);
        }
        return runs;
    }
}
