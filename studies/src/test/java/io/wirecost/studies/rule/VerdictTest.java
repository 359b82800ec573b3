package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictTest {
    @Test
    void several_verdicts_have_one_answer_and_all_evidence_once() {
        Verdict all = Verdict.all(List.of(
                new Verdict(Answer.HOLDS, "One."),
                new Verdict(Answer.OPEN, "Two."),
                new Verdict(Answer.HOLDS, "One.")));

        assertThat(all).isEqualTo(new Verdict(Answer.OPEN, "One. Two."));
    }

    @Test
    void words_begin_with_the_answer_or_with_its_conditions() {
        Verdict verdict = new Verdict(Answer.FAILS, "Bytes: a / b 2.00.");

        assertThat(verdict.words("")).isEqualTo("Does not hold. Bytes: a / b 2.00.");
        assertThat(verdict.words("Threads: ")).isEqualTo("Threads: does not hold. Bytes: a / b 2.00.");
    }

    @Test
    void short_evidence_is_told_as_it_is() {
        assertThat(new Verdict(Answer.HOLDS, "Bytes: a / b 2.00.").sentence()).isEqualTo("Bytes: a / b 2.00.");
    }

    @Test
    void long_evidence_ends_between_two_ratios() {
        String ratio = "one / other 2.00 (1.90 to 2.10); ";

        assertThat(new Verdict(Answer.HOLDS, ratio.repeat(20)).sentence())
                .isEqualTo(ratio.repeat(7).strip().replaceAll(";$", "") + " …");
    }
}
