package io.wirecost.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class OutcomeTest {
    private static final Outcome<String> DONE = new Outcome.Done<>("five");
    private static final Outcome<String> FAILED = new Outcome.Failed<>("it threw");
    private static final Outcome<String> INTERRUPTED = new Outcome.Interrupted<>();

    @Test
    void only_what_is_done_has_a_value_and_everything_else_says_why_not() {
        assertThat(DONE.value()).isEqualTo("five");
        assertThat(DONE.failure()).isEmpty();
        assertThat(FAILED.failure()).hasValue("it threw");
        assertThat(INTERRUPTED.failure()).hasValue("interrupted");
        assertThatThrownBy(FAILED::value).hasMessage("no value: it threw");
    }

    @Test
    void steps_are_taken_with_a_value_only() {
        assertThat(DONE.map(String::length)).isEqualTo(new Outcome.Done<>(4));
        assertThat(DONE.then(OutcomeTest::failing)).isEqualTo(new Outcome.Failed<>("no five"));
        assertThat(FAILED.then(OutcomeTest::failing)).isEqualTo(FAILED);
        assertThat(INTERRUPTED.map(String::length)).isEqualTo(INTERRUPTED);
    }

    @Test
    void what_a_step_throws_is_thrown() {
        assertThatThrownBy(() -> DONE.map(value -> {
                    throw new IOException(value);
                }))
                .isInstanceOf(IOException.class)
                .hasMessage("five");
    }

    @Test
    void a_failure_alone_says_during_what_it_happened() {
        assertThat(FAILED.during("writing")).isEqualTo(new Outcome.Failed<>("writing: it threw"));
        assertThat(INTERRUPTED.during("writing")).isEqualTo(INTERRUPTED);
        assertThat(DONE.during("writing")).isEqualTo(DONE);
    }

    @Test
    void what_is_done_is_not_handed_on_as_a_failure() {
        assertThatThrownBy(DONE::undone).isInstanceOf(IllegalStateException.class);
    }

    private static Outcome<Integer> failing(String value) {
        return new Outcome.Failed<>("no " + value);
    }
}
