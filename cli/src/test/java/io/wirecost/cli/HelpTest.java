package io.wirecost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.cli.command.Commands;
import io.wirecost.cli.command.RunCommand;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {
    @Test
    void options_of_run_stand_in_groups_behind_the_examples_and_those_of_the_pipeline_come_last() {
        List<String> headings = CommandLines.help(80, "run").stream()
                .filter(line -> line.matches("\\S.*:"))
                .toList();

        assertThat(headings)
                .containsExactly(
                        "Examples:",
                        "Data:",
                        "Data: records without a schema:",
                        "Data: messages of a topic:",
                        "Codecs:",
                        "Advice: what a month costs:",
                        "What to measure:",
                        "Output:",
                        "Pipeline:",
                        "Pipeline: messages at a fixed rate:",
                        "Pipeline: links between the services:",
                        "Pipeline: Kafka:");
    }

    @Test
    void every_option_of_run_is_shown_once_and_in_its_group() {
        List<String> help = CommandLines.help(80, "run");
        List<String> options = help.stream()
                .filter(line -> line.matches("  (-\\w, |    )--.*"))
                .map(line -> line.strip().replaceFirst("^-\\w, ", "").split("[ =]", 2)[0])
                .toList();

        assertThat(options)
                .doesNotHaveDuplicates()
                .hasSameElementsAs(Commands.line(new RunCommand(CommandLines.around(80)), CommandLines.around(80))
                        .getCommandSpec()
                        .options()
                        .stream()
                        .map(picocli.CommandLine.Model.OptionSpec::longestName)
                        .toList())
                .containsSubsequence(
                        "--workload",
                        "--codec",
                        "--codec-path",
                        "--measure",
                        "--seed",
                        "--out",
                        "--blocks",
                        "--rate",
                        "--link",
                        "--kafka");
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 80, 100, 160})
    void help_fits_the_terminal_with_its_examples_whole(int columns) {
        assertThat(CommandLines.help(columns, "run"))
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(Math.min(columns, 100)));
        assertThat(CommandLines.help(80, "run"))
                .contains("  wirecost run --measure pipeline --link 10mbit  services around Kafka");
    }

    @Test
    void a_short_list_of_options_has_no_headings() {
        assertThat(CommandLines.help(80, "list")).noneMatch(line -> line.matches("[^U\\s].*:"));
    }
}
