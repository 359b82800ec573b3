package io.wirecost.harness.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.harness.proof.ProofLine.Kind;
import org.junit.jupiter.api.Test;

class ProofLineTest {
    @Test
    void a_line_is_read_as_it_was_written() {
        ProofLine line = ProofLine.of(Kind.PROBLEM, "deserialize: id: expected 1, got 2");

        assertThat(ProofLine.parse(line.format())).hasValue(line);
    }

    @Test
    void a_reason_of_several_lines_stays_one_line() {
        assertThat(ProofLine.of(Kind.PROBLEM, "a\nwirecost:done \r\nb").format())
                .isEqualTo("wirecost:problem a wirecost:done  b");
    }

    @Test
    void what_others_print_is_no_line() {
        assertThat(ProofLine.parse("SLF4J: no providers")).isEmpty();
        assertThat(ProofLine.parse("wirecost:sing 1")).isEmpty();
        assertThat(ProofLine.parse("")).isEmpty();
    }
}
