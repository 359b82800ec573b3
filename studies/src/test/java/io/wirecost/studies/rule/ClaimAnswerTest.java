package io.wirecost.studies.rule;

import static io.wirecost.studies.rule.ClaimAnswer.FAILS;
import static io.wirecost.studies.rule.ClaimAnswer.HOLDS;
import static io.wirecost.studies.rule.ClaimAnswer.INCOMPARABLE;
import static io.wirecost.studies.rule.ClaimAnswer.OPEN;
import static io.wirecost.studies.rule.ClaimAnswer.PART;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClaimAnswerTest {
    @Test
    void a_claim_holds_if_all_parts_do() {
        assertThat(all(HOLDS, HOLDS)).isEqualTo(HOLDS);
    }

    @Test
    void it_holds_in_part_if_some_do() {
        assertThat(all(HOLDS, FAILS, FAILS)).isEqualTo(PART);
        assertThat(all(HOLDS, OPEN)).isEqualTo(PART);
        assertThat(all(HOLDS, INCOMPARABLE)).isEqualTo(PART);
    }

    @Test
    void it_does_not_hold_if_no_part_does() {
        assertThat(all(FAILS, FAILS)).isEqualTo(FAILS);
        assertThat(all(FAILS, OPEN)).isEqualTo(FAILS);
        assertThat(all(FAILS, INCOMPARABLE)).isEqualTo(FAILS);
    }

    @Test
    void it_cannot_be_told_if_most_parts_cannot() {
        assertThat(all(OPEN, OPEN, HOLDS)).isEqualTo(OPEN);
        assertThat(all(OPEN, OPEN, FAILS)).isEqualTo(OPEN);
    }

    @Test
    void it_is_not_comparable_if_no_part_can_be_compared() {
        assertThat(all(INCOMPARABLE, INCOMPARABLE)).isEqualTo(INCOMPARABLE);
        assertThat(all(INCOMPARABLE, OPEN)).isEqualTo(INCOMPARABLE);
    }

    @Test
    void what_is_neither_certain_nor_out_of_the_question_is_open() {
        assertThat(ClaimAnswer.of(true, false)).isEqualTo(HOLDS);
        assertThat(ClaimAnswer.of(false, true)).isEqualTo(FAILS);
        assertThat(ClaimAnswer.of(false, false)).isEqualTo(OPEN);
    }

    private static ClaimAnswer all(ClaimAnswer... parts) {
        return new Verdict(Stream.of(parts)
                        .map(answer -> ClaimPart.sentence(answer, "It is so."))
                        .toList())
                .answer();
    }
}
