package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.TinyStudy;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SetupSectionTest {
    @Test
    void a_step_has_the_machine_the_data_and_the_command() {
        assertThat(TinyStudy.page(new SetupSection(Optional.of("Setup"), "run", false)))
                .endsWith("""
                        ## Setup

                        Measured on Example CPU, 2 cores, Linux, JVM 17, started 2026-01-02T03:04:05Z, workload made-up, seed 1.

                        Libraries: org.example:made-up 1.0.

                        Measured by:

                        ```
                        ./wirecost run
                        ```
                        """);
    }

    @Test
    void the_command_may_be_enough() {
        assertThat(TinyStudy.page(new SetupSection(Optional.empty(), "run", true)))
                .doesNotContain("Measured on")
                .endsWith("./wirecost run\n```\n");
    }

    @Test
    void a_step_that_was_not_measured_says_so() {
        assertThat(TinyStudy.page(new SetupSection(Optional.empty(), "elsewhere", false)))
                .endsWith("\nThe step elsewhere was not measured.\n");
    }
}
