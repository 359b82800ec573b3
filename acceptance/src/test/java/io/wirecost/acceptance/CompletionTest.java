package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
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

    @Test
    void commands_are_completed() throws Exception {
        assertThat(complete("wirecost", "co")).containsExactlyInAnyOrder("compare", "completion");
    }

    @Test
    void options_are_completed() throws Exception {
        assertThat(complete("wirecost", "run", "--re")).contains("--resume", "--records");
    }

    @Test
    void names_of_codecs_workloads_profiles_and_runtimes_are_completed() throws Exception {
        assertThat(complete("wirecost", "run", "--codec", "xstream-")).containsExactly("xstream-converters");
        assertThat(complete("wirecost", "run", "--workload", "kit")).containsExactly("kitchen-sink");
        assertThat(complete("wirecost", "run", "--profile", "th")).containsExactly("thorough");
        assertThat(complete("wirecost", "list", "wor")).containsExactly("workloads");
        assertThat(complete("wirecost", "setup", "no")).containsExactly("node");
        assertThat(complete("wirecost", "setup", "ph")).containsExactly("php");
    }

    @Test
    void an_unknown_shell_is_refused() throws Exception {
        assertThat(wirecost.run("completion", "fish").exitCode()).isEqualTo(2);
    }

    private static List<String> complete(String... words) throws Exception {
        String script = "source ./script; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); COMP_LINE=\"$*\";"
                + " _complete_wirecost; printf '%s\\n' \"${COMPREPLY[@]}\"";
        List<String> command = new java.util.ArrayList<>(List.of("bash", "-c", script, "bash"));
        command.addAll(List.of(words));
        return wirecost.launch(new ProcessBuilder(command).directory(folder.toFile()))
                .out()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
    }
}
