package io.wirecost.studies.rule;

import static io.wirecost.studies.rule.Answer.FAILS;
import static io.wirecost.studies.rule.Answer.HOLDS;
import static io.wirecost.studies.rule.Answer.OPEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerTest {
    @Test
    void several_hold_if_all_do() {
        assertThat(Answer.all(List.of(HOLDS, HOLDS))).isEqualTo(HOLDS);
        assertThat(Answer.all(List.of(HOLDS, OPEN, HOLDS))).isEqualTo(OPEN);
    }

    @Test
    void one_that_fails_decides_whatever_is_open() {
        assertThat(Answer.all(List.of(OPEN, FAILS, HOLDS))).isEqualTo(FAILS);
    }

    @Test
    void what_is_neither_certain_nor_out_of_the_question_is_open() {
        assertThat(Answer.of(true, false)).isEqualTo(HOLDS);
        assertThat(Answer.of(false, true)).isEqualTo(FAILS);
        assertThat(Answer.of(false, false)).isEqualTo(OPEN);
    }
}
