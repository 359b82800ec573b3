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
                verdict(ClaimAnswer.HOLDS, "Bytes", "a / b 2.00"),
                verdict(ClaimAnswer.HOLDS, "Nanos", "a / b 2.00"),
                verdict(ClaimAnswer.HOLDS, "Bytes", "a / d 3.00")));

        assertThat(all.answer()).isEqualTo(ClaimAnswer.HOLDS);
        assertThat(all.evidence()).containsExactly("Bytes: a / b 2.00; a / d 3.00.", "Nanos: a / b 2.00.");
    }

    @Test
    void parts_with_other_answers_are_named_behind_them() {
        Verdict all = Verdict.all(List.of(
                verdict(ClaimAnswer.FAILS, "Bytes", "a / c 0.50"),
                Verdict.of(ClaimPart.sentence(ClaimAnswer.INCOMPARABLE, "There is no figure of d.")),
                verdict(ClaimAnswer.HOLDS, "Bytes", "a / b 2.00")));

        assertThat(all.brief()).isEqualTo("holds in part, 1 of 3");
        assertThat(all.heading("")).isEqualTo("Holds in part (of 3 parts 1 holds, 1 does not, 1 is not comparable).");
        assertThat(all.evidence())
                .containsExactly(
                        "Holds: Bytes: a / b 2.00.",
                        "Does not hold: Bytes: a / c 0.50.",
                        "Not comparable: There is no figure of d.");
    }

    @Test
    void words_begin_with_the_answer_or_with_its_conditions() {
        Verdict verdict = verdict(ClaimAnswer.FAILS, "Bytes", "a / b 2.00");

        assertThat(verdict.words("")).isEqualTo("Does not hold. Bytes: a / b 2.00.");
        assertThat(verdict.words("Threads: ")).isEqualTo("Threads: does not hold. Bytes: a / b 2.00.");
    }

    @Test
    void few_points_are_told_as_they_are() {
        assertThat(verdict(ClaimAnswer.HOLDS, "Bytes", "a / b 2.00").sentence()).isEqualTo("Bytes: a / b 2.00.");
    }

    @Test
    void many_points_are_counted_and_the_first_that_do_not_hold_are_told() {
        assertThat(many(
                                ClaimAnswer.HOLDS,
                                ClaimAnswer.FAILS,
                                ClaimAnswer.OPEN,
                                ClaimAnswer.FAILS,
                                ClaimAnswer.FAILS,
                                ClaimAnswer.FAILS)
                        .sentence())
                .isEqualTo("Of 6 parts 1 holds, 4 do not, 1 cannot be told. Bytes: 1; 2; 3. And 2 more.");
        assertThat(many(ClaimAnswer.HOLDS, ClaimAnswer.HOLDS, ClaimAnswer.HOLDS, ClaimAnswer.HOLDS)
                        .sentence())
                .isEqualTo("All 4 parts hold.");
    }

    @Test
    void parts_that_say_the_same_are_told_once() {
        ClaimPart lacking = ClaimPart.sentence(ClaimAnswer.INCOMPARABLE, "The step was not measured.");

        assertThat(new Verdict(List.of(lacking, lacking, lacking, lacking)).sentence())
                .isEqualTo("The step was not measured.");
    }

    private static Verdict many(ClaimAnswer... answers) {
        return new Verdict(IntStream.range(0, answers.length)
                .mapToObj(i -> new ClaimPart(answers[i], "Bytes", String.valueOf(i)))
                .toList());
    }

    private static Verdict verdict(ClaimAnswer answer, String subject, String... texts) {
        return new Verdict(Stream.of(texts)
                .map(text -> new ClaimPart(answer, subject, text))
                .toList());
    }
}
