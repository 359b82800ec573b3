package io.wirecost.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChoicesTest {
    private static final List<String> KNOWN = List.of("smoke", "quick", "thorough");

    @Test
    void a_name_that_is_none_is_told_with_those_that_there_are_and_the_one_that_was_meant() {
        assertThat(Choices.mismatch("--profile", "quik", KNOWN))
                .isEqualTo("--profile quik: expected one of smoke, quick, thorough; did you mean \"quick\"?");
        assertThat(Choices.mismatch("--profile", "slow", KNOWN))
                .isEqualTo("--profile slow: expected one of smoke, quick, thorough");
    }

    @Test
    void names_that_are_too_many_are_listed_elsewhere() {
        assertThat(Choices.mismatch("--profile", "thoro", "a profile", KNOWN))
                .isEqualTo("--profile thoro: expected a profile; did you mean \"thorough\"?");
    }

    @Test
    void a_single_name_is_one_of_nothing() {
        assertThat(Choices.oneOf(List.of("gzip"))).isEqualTo("gzip");
    }
}
