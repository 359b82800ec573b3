package io.wirecost.engine.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgramVersionTest {
    @Test
    void the_first_version_that_a_program_prints_counts() {
        assertThat(ProgramVersion.in("v20.20.2\n")).hasValue(new ProgramVersion("v20.20.2"));
        assertThat(ProgramVersion.in("Python 3.11.7 (main, Nov 2 2026)")).hasValue(new ProgramVersion("3.11.7"));
        assertThat(ProgramVersion.in("go version go1.26.8 linux/amd64")).hasValue(new ProgramVersion("1.26.8"));
        assertThat(ProgramVersion.in("of this year")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "v20.20.2, 20, true",
        "v20.0.0, 20, true",
        "v18.19.0, 20, false",
        "3.9.1, 3.11, false",
        "3.11, 3.11.0, true",
        "3.11, 3.11.1, false",
        "10.0, 9, true"
    })
    void versions_are_compared_number_by_number(String found, String needed, boolean good) {
        assertThat(new ProgramVersion(found).isAtLeast(needed)).isEqualTo(good);
    }

    @Test
    void a_series_has_as_many_numbers_as_another_version() {
        assertThat(new ProgramVersion("v20.20.2").series("20")).isEqualTo("20");
        assertThat(new ProgramVersion("8.2.36").series("8.2")).isEqualTo("8.2");
        assertThat(new ProgramVersion("9").series("8.2")).isEqualTo("9.0");
    }
}
