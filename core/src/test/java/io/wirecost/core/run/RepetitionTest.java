package io.wirecost.core.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RepetitionTest {
    @Test
    void the_folder_of_a_run_is_left_out_however_it_was_written() {
        assertThat(Repetition.of(List.of("run", "--out", "x", "--seed", "7"))).containsExactly("run", "--seed", "7");
        assertThat(Repetition.of(List.of("run", "--out=x", "--seed", "7"))).containsExactly("run", "--seed", "7");
        assertThat(Repetition.of(List.of("run", "--seed", "7", "--out"))).containsExactly("run", "--seed", "7");
        assertThat(Repetition.of(List.of("run", "--resume", "x"))).containsExactly("run");
    }

    @Test
    void an_option_that_only_begins_like_it_stays() {
        assertThat(Repetition.of(List.of("run", "--outer", "x"))).containsExactly("run", "--outer", "x");
    }
}
