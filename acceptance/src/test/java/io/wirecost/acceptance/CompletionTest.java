package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What bash completes once it has read the script. */
class CompletionTest {
    @TempDir
    private static Path folder;

    private static Wirecost wirecost;

    @BeforeAll
    static void printTheScript() throws Exception {
        wirecost = new Wirecost(folder);
        Files.writeString(
                folder.resolve("script"), wirecost.run("completion", "bash").out());
    }

    /** One shell answers all. */
    @Test
    void commands_options_and_names_of_codecs_workloads_profiles_and_runtimes_are_completed() throws Exception {
        List<List<String>> answers = complete(
                "wirecost co",
                "wirecost run --re",
                "wirecost run --codec xstream-",
                "wirecost run --workload kit",
                "wirecost run --profile th",
                "wirecost list wor",
                "wirecost setup no",
                "wirecost setup ph");

        assertThat(answers.get(0)).containsExactlyInAnyOrder("compare", "completion");
        assertThat(answers.get(1)).contains("--resume", "--records");
        assertThat(answers.subList(2, answers.size()))
                .containsExactly(
                        List.of("xstream-converters"),
                        List.of("kitchen-sink"),
                        List.of("thorough"),
                        List.of("workloads"),
                        List.of("node"),
                        List.of("php"));
    }

    @Test
    void an_unknown_shell_is_refused() throws Exception {
        assertThat(wirecost.run("completion", "fish").exitCode()).isEqualTo(2);
    }

    /** What completes each line. */
    private static List<List<String>> complete(String... lines) throws Exception {
        String script = "source ./script; for COMP_LINE in \"$@\"; do read -ra COMP_WORDS <<<\"$COMP_LINE\";"
                + " COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=(); _complete_wirecost; echo ${COMPREPLY[@]}; done";
        List<String> command = new ArrayList<>(List.of("bash", "-c", script, "bash"));
        command.addAll(List.of(lines));
        return wirecost.launch(new ProcessBuilder(command).directory(folder.toFile()))
                .out()
                .lines()
                .map(line -> List.of(line.split(" ")))
                .toList();
    }
}
