package io.wirecost.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.workloads.parameter.WorkloadParameter;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionsTest {
    private static final List<WorkloadParameter> PARAMETERS = List.of(
            new WorkloadParameter("professors", "professors of a message", 10, 1, 100),
            new WorkloadParameter("students", "students of each professor", 5, 0, 100));

    private static final List<String> ARGUMENTS = List.of("run", "--ask", "--workload", "school");

    private final StringWriter asked = new StringWriter();

    @Test
    void the_answers_stand_in_the_command_that_the_run_keeps() throws Exception {
        assertThat(questions("20\n0\n").answered(ARGUMENTS, PARAMETERS))
                .containsExactly("run", "--workload", "school", "--set", "professors=20,students=0");
        assertThat(asked)
                .hasToString("professors: professors of a message, 1 to 100 [10]: "
                        + "students: students of each professor, 0 to 100 [5]: ");
    }

    @Test
    void an_empty_line_takes_the_default_and_a_wrong_one_is_asked_again() throws Exception {
        assertThat(questions("\nmany\n101\n7\n").answered(ARGUMENTS, PARAMETERS))
                .endsWith("professors=10,students=7");
        assertThat(asked.toString()).containsIgnoringNewLines("Expected a number from 0 to 100, or nothing for 5.");
    }

    @Test
    void input_that_ends_too_early_is_an_error() {
        assertThatThrownBy(() -> questions("20\n").answered(ARGUMENTS, PARAMETERS))
                .isInstanceOf(InputException.class)
                .hasMessage("--ask: the input ended before all questions were answered");
    }

    @Test
    void without_parameters_there_are_no_questions() throws Exception {
        assertThat(questions("").answered(ARGUMENTS, List.of())).containsExactly("run", "--workload", "school");
    }

    private Questions questions(String input) {
        return new Questions(new BufferedReader(new StringReader(input)), new PrintWriter(asked));
    }
}
