package io.wirecost.cli;

import static io.wirecost.cli.CommandLines.problems;
import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

class UsageProblemsTest {
    @Test
    void a_mistyped_command_is_answered_with_all_commands_and_the_one_that_was_meant() {
        assertThat(problems("rnu", "--codec", "jaxb"))
                .containsExactly(
                        "command rnu: expected one of run, advise, interop, explain, evolve, service, compare, list, infer, schema,"
                                + " reproduce, report, runner, doctor, setup, clean, completion; did you mean \"run\"?",
                        "See: wirecost --help");
    }

    @Test
    void a_missing_parameter_is_answered_with_its_choices() {
        assertThat(problems("list"))
                .containsExactly(
                        "missing WHAT: expected one of codecs, formats, workloads, studies, losses",
                        "See: wirecost list --help");
        assertThat(problems("reproduce"))
                .contains("missing STUDY: expected one of lviv-2024, habr-458026, minsk-libraries, coimbra-2022, all");
        assertThat(problems("completion")).contains("missing SHELL: expected one of bash, zsh");
        assertThat(problems("service", "--kafka", "host:1", "--run", "x"))
                .contains("missing SERVICE: expected one of a, b, c");
    }

    @Test
    void a_missing_parameter_that_is_no_choice_is_described() {
        assertThat(problems("compare"))
                .containsExactly(
                        "missing BEFORE: The earlier run: its run.json, or the folder of it.",
                        "missing AFTER: The later run: its run.json, or the folder of it.",
                        "See: wirecost compare --help");
        assertThat(problems("service", "a", "--kafka", "host:1"))
                .contains("missing --run ID: The id that the run has printed.");
    }

    @Test
    void an_option_that_lacks_its_value_is_answered_with_its_choices_and_nothing_else() {
        assertThat(problems("run", "--profile"))
                .containsExactly(
                        "missing --profile PROFILE: expected one of smoke, quick, thorough",
                        "See: wirecost run --help");
        assertThat(problems("run", "--blocks", "--seed", "3"))
                .hasSize(2)
                .first(InstanceOfAssertFactories.STRING)
                .startsWith("missing --blocks N:");
    }

    @Test
    void values_of_parameters_and_options_that_are_none_have_one_wording() {
        assertThat(problems("list", "codcs"))
                .containsExactly(
                        "WHAT codcs: expected one of codecs, formats, workloads, studies, losses; did you mean \"codecs\"?",
                        "See: wirecost list --help");
        assertThat(problems("report", "run.json", "--to", "markdwon"))
                .contains("--to markdwon: expected one of text, html, markdown, csv; did you mean \"markdown\"?");
        assertThat(problems("reproduce", "all", "--scale", "ful"))
                .contains("--scale ful: expected one of quick, full; did you mean \"full\"?");
        assertThat(problems("reproduce", "lviv-2025", "habr"))
                .containsExactly(
                        "STUDY lviv-2025: expected one of lviv-2024, habr-458026, minsk-libraries, coimbra-2022, all, or the"
                                + " folder of a study; did you mean \"lviv-2024\"?",
                        "STUDY habr: expected one of lviv-2024, habr-458026, minsk-libraries, coimbra-2022, all, or the folder"
                                + " of a study; did you mean \"habr-458026\"?");
        assertThat(problems("schema", "--workload", "kitchen", "--to", "protbuf,avro"))
                .hasSize(2)
                .anySatisfy(target -> assertThat(target)
                        .startsWith("--to protbuf: expected one of java, ")
                        .endsWith("; did you mean \"protobuf\"?"))
                .contains("--workload kitchen: expected one of transactions, records-mixed, records-longs,"
                        + " records-strings, school, shop, tiny, envelope, nested, kitchen-sink, edge-values; did you mean"
                        + " \"kitchen-sink\"?");
    }

    @Test
    void all_problems_of_a_command_line_are_told_at_once() {
        assertThat(problems("run", "--blocks", "few", "--services", "thread", "--codecs", "jaxb", "--json=3", "extra"))
                .containsExactly(
                        "--blocks few: expected a whole number",
                        "--services thread: expected one of processes, threads; did you mean \"threads\"?",
                        "--json 3: expected no value",
                        "option --codecs: expected one that wirecost run --help shows; did you mean \"--codec\"?",
                        "unexpected argument extra",
                        "See: wirecost run --help");
        assertThat(problems("list", "--jsn"))
                .hasSize(3)
                .contains("option --jsn: expected one that wirecost list --help shows; did you mean \"--json\"?");
        assertThat(problems("run", "--seed", "1", "--seed", "2"))
                .contains("--seed: expected once, found more than once");
    }

    @Test
    void more_than_a_command_takes_is_named() {
        assertThat(problems("compare", "a", "b", "c")).contains("unexpected argument c");
    }

    @Test
    void a_schema_is_named_by_a_file_or_by_a_workload() {
        assertThat(problems("schema", "--to", "protobuf"))
                .containsExactly("missing SCHEMA: expected your own schema; or --workload with one of"
                        + " transactions, records-mixed, records-longs, records-strings, school, shop, tiny, envelope, nested,"
                        + " kitchen-sink, edge-values");
        assertThat(problems("schema", "transactions", "--to", "protobuf"))
                .containsExactly("transactions: no such file; for the schema of the built-in workload:"
                        + " --workload transactions");
        assertThat(problems("schema", "order.avsc", "--workload", "transactions"))
                .containsExactly("SCHEMA and --workload exclude each other: give one of them");
        assertThat(problems("schema", "--workload", "transactions", "--out", "schemas"))
                .containsExactly("--out needs --to with the targets to write; for all targets: --to all");
    }
}
