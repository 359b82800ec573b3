package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class VerdictTest {
    @Test
    void several_verdicts_have_one_answer_and_a_sentence_for_each_subject() {
        Verdict all = Verdict.all(List.of(
                verdict(Answer.HOLDS, "Bytes", "a / b 2.00"),
                Verdict.untold("There is no figure of c."),
                new Verdict(List.of(Point.of(Answer.HOLDS, "Bytes", "a / d 3.00")), List.of("All of them."))));

        assertThat(all.answer()).isEqualTo(Answer.OPEN);
        assertThat(all.evidence())
                .containsExactly("Bytes: a / b 2.00; a / d 3.00.", "There is no figure of c.", "All of them.");
    }

    @Test
    void a_minor_point_is_told_only_if_it_does_not_hold() {
        Verdict verdict = Verdict.of(List.of(
                Point.of(Answer.HOLDS, "Bytes", "a / b 2.00"),
                new Point(Answer.HOLDS, "Bytes", "c / b 2.00", true),
                new Point(Answer.FAILS, "Bytes", "d / b 0.50", true)));

        assertThat(verdict.evidence()).containsExactly("Bytes: a / b 2.00; d / b 0.50.");
        assertThat(verdict.heading("")).isEqualTo("Does not hold. Of 3 comparisons 2 hold, 1 does not.");
    }

    @Test
    void words_begin_with_the_answer_or_with_its_conditions() {
        Verdict verdict = verdict(Answer.FAILS, "Bytes", "a / b 2.00");

        assertThat(verdict.words("")).isEqualTo("Does not hold. Bytes: a / b 2.00.");
        assertThat(verdict.words("Threads: ")).isEqualTo("Threads: does not hold. Bytes: a / b 2.00.");
    }

    @Test
    void few_points_are_told_as_they_are() {
        assertThat(verdict(Answer.HOLDS, "Bytes", "a / b 2.00").sentence()).isEqualTo("Bytes: a / b 2.00.");
    }

    @Test
    void many_points_are_counted_and_the_first_that_decided_are_told() {
        assertThat(many(Answer.HOLDS, Answer.FAILS, Answer.OPEN, Answer.FAILS, Answer.FAILS, Answer.FAILS)
                        .sentence())
                .isEqualTo("Of 6 comparisons 1 holds, 4 do not, 1 cannot be told. Bytes: 1; 3; 4. And 1 more.");
        assertThat(many(Answer.OPEN, Answer.OPEN, Answer.OPEN, Answer.OPEN).sentence())
                .isEqualTo("Of 4 comparisons none holds, 4 cannot be told. Bytes: 0; 1; 2. And 1 more.");
        assertThat(many(Answer.HOLDS, Answer.HOLDS, Answer.HOLDS, Answer.HOLDS).sentence())
                .isEqualTo("All 4 comparisons hold.");
    }

    private static Verdict many(Answer... answers) {
        return Verdict.of(IntStream.range(0, answers.length)
                .mapToObj(i -> Point.of(answers[i], "Bytes", String.valueOf(i)))
                .toList());
    }

    private static Verdict verdict(Answer answer, String subject, String... texts) {
        return Verdict.of(
                Stream.of(texts).map(text -> Point.of(answer, subject, text)).toList());
    }
}
