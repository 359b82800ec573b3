package io.wirecost.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.builtin.Workloads;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class ParameterOptionsTest {
    private static final Workload SCHOOL = Workloads.byName("school").orElseThrow();

    @Test
    void values_are_set_and_stated() throws Exception {
        ParameterOptions options = parse("--set", "professors=50,names=4", "--set", "records=2");

        assertThat(options.of(SCHOOL)).map(Parameters::toString).contains("professors=50; names=4; records=2");
        assertThat(options.apply(SCHOOL).settings())
                .hasToString("professors=50, students=5, names=4, times=1, records=2");
    }

    @Test
    void a_default_that_is_set_is_nothing_to_state() throws Exception {
        assertThat(parse("--set", "professors=10").of(SCHOOL)).isEmpty();
        assertThat(parse("--sweep", "link=10mbit,1gbit").of(SCHOOL)).isEmpty();
    }

    @Test
    void a_sweep_makes_a_group_for_each_value_beside_values_that_are_set() throws Exception {
        ParameterOptions options =
                parse("--set", "records=2", "--sweep", "professors=1,3", "--sweep", "link=10mbit,1gbit");

        assertThat(options.of(SCHOOL)).map(Parameters::toString).contains("records=2; professors=1,3");
        assertThat(options.apply(SCHOOL).dataset(1).groups())
                .extracting(Group::label)
                .containsExactly("professors=1", "professors=3");
        assertThat(options.links()).contains("10mbit,1gbit");
    }

    @Test
    void all_that_is_wrong_is_told_at_once() {
        assertThat(problems("--set", "profesors=5,students=-1,names,records=0,records=3", "--sweep", "students=1,x,3"))
                .containsExactly(
                        "--set profesors: expected one of professors, students, names, times, records; did you mean"
                                + " \"professors\"?",
                        "--set students=-1: expected whole numbers from 0 to 10000, found -1",
                        "--set names: expected NAME=N",
                        "--set records=0: expected whole numbers from 1 to 100000, found 0",
                        "--set records: expected once, found more than once",
                        "--sweep students=1,x,3: expected whole numbers from 0 to 10000, found x");
    }

    @Test
    void a_sweep_has_two_ascending_values_of_one_parameter() {
        assertThat(problems("--sweep", "professors=10"))
                .containsExactly("--sweep professors=10: expected two values or more");
        assertThat(problems("--sweep", "professors=20,10,10"))
                .containsExactly(
                        "--sweep professors=20,10,10: 10 is there more than once",
                        "--sweep professors=20,10,10: expected ascending values");
        assertThat(problems("--sweep", "professors=1,2", "--sweep", "names=1,2"))
                .containsExactly("--sweep: expected one parameter, found professors=1,2 and names=1,2");
        assertThat(problems("--set", "professors=1", "--sweep", "professors=1,2"))
                .containsExactly("--set professors and --sweep professors exclude each other: give one of them");
        assertThat(problems("--sweep", "lnk=10mbit"))
                .containsExactly(
                        "--sweep lnk: expected one of link, professors, students, names, times, records; did you mean"
                                + " \"link\"?");
    }

    @Test
    void a_workload_without_parameters_says_so() {
        assertThatThrownBy(() -> parse("--set", "records=5")
                        .of(Workloads.byName("kitchen-sink").orElseThrow()))
                .hasMessage("--set records: workload kitchen-sink has no parameters");
    }

    @Test
    void records_of_ones_own_have_no_parameters() {
        assertThatThrownBy(() ->
                        parse("--set", "records=5", "--sweep", "names=1,2").refuse("--records"))
                .asInstanceOf(type(InputException.class))
                .extracting(InputException::problems)
                .isEqualTo(List.of(
                        "--set and --records exclude each other: parameters are those of built-in workloads",
                        "--sweep of a parameter and --records exclude each other: parameters are those of built-in"
                                + " workloads"));
    }

    private static List<String> problems(String... arguments) {
        try {
            parse(arguments).of(SCHOOL);
            return List.of();
        } catch (InputException e) {
            return e.problems();
        }
    }

    private static ParameterOptions parse(String... arguments) {
        Options options = new Options();
        new CommandLine(options).parseArgs(arguments);
        return options.parameters;
    }

    /** The options of a command that takes parameters. */
    @Command
    private static final class Options {
        @Mixin
        private ParameterOptions parameters;
    }
}
