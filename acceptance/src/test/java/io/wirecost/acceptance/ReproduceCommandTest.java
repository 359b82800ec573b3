package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A study of a user's own, from the command line: the example of the documentation. */
class ReproduceCommandTest {
    private static final Path EXAMPLE = Path.of("..", "docs", "example-study");

    @TempDir
    private Path folder;

    @Test
    void a_users_study_is_run_judged_and_shown_not_run_again_and_shown_again_of_kept_runs_alone() throws Exception {
        copyExample();
        Wirecost wirecost = Wirecost.warm(folder);

        Outcome first = wirecost.run("reproduce", "mine", "--out", "out");
        Outcome again = wirecost.run("reproduce", "mine", "--out", "out");

        assertThat(first.exitCode()).as(first.out() + first.err()).isZero();
        assertThat(first.err()).contains("step 1 of 1: sizes", "The documents are in ");
        assertThat(Files.readString(folder.resolve("out/example-study.md")))
                .contains("## The claims", "| claim | verdict |", "./wirecost run --codec jvm/jackson-json")
                .doesNotContain("| cannot be told |");
        assertThat(folder.resolve("out/example-study.html")).content().contains("Content-Security-Policy");
        assertThat(folder.resolve("out/README.md")).content().contains("# Published studies, reproduced");
        assertThat(again.exitCode()).isZero();
        assertThat(again.err()).contains("It is measured already").doesNotContain("returned every record");

        Files.createDirectories(folder.resolve("kept/example-study"));
        Files.copy(folder.resolve("out/example-study/sizes.json"), folder.resolve("kept/example-study/sizes.json"));
        Outcome made = wirecost.run("reproduce", "mine", "--from", "kept", "--out", "made");
        assertThat(made.exitCode()).as(made.err()).isZero();
        assertThat(folder.resolve("made/example-study.md"))
                .content()
                .isEqualTo(Files.readString(folder.resolve("out/example-study.md")));
    }

    @Test
    void a_folder_with_a_run_of_another_command_is_refused_and_kept() throws Exception {
        copyExample();
        SharedRun.copyTo(folder);
        Files.createDirectories(folder.resolve("made/example-study"));
        Files.move(folder.resolve("out"), folder.resolve("made/example-study/sizes"));

        Outcome outcome = Wirecost.warm(folder).run("reproduce", "mine", "--out", "made");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err())
                .contains("example-study, step sizes: ", "holds a run of another command", "--codec jackson-json,");
        assertThat(folder.resolve("made/example-study/sizes/run.json")).isRegularFile();
    }

    @Test
    void a_study_with_mistakes_is_answered_with_all_of_them() throws Exception {
        copyExample();
        Path study = folder.resolve("mine/study.json");
        Files.writeString(
                study,
                Files.readString(study)
                        .replace("\"baseline\": \"JSON\"", "\"baseline\": \"JASON\"")
                        .replace("\"workload\": \"tiny\"", "\"workload\": \"tinny\""));

        Outcome unknown = Wirecost.warm(folder).run("reproduce", "mine", "--out", "out");
        Files.writeString(study, Files.readString(study).replace("\"baseline\": \"JASON\"", "\"baseline\": \"JSON\""));
        Outcome option = Wirecost.warm(folder).run("reproduce", "mine", "--out", "out");

        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.err()).contains("baseline: no line \"JASON\"; expected one of ");
        assertThat(option.exitCode()).isEqualTo(2);
        assertThat(option.err()).contains("example-study, step sizes: ", "tinny");
    }

    @Test
    void mistakes_of_all_steps_are_told_before_the_first_one_is_measured() throws Exception {
        copyExample();
        Path study = folder.resolve("mine/study.json");
        Files.writeString(
                study,
                Files.readString(study)
                        .replace("\"codec\": \"protobuf-java\"", "\"codec\": \"protobuf-jawa\"")
                        .replace("\"steps\": [", """
                "steps": [
                    {"name": "right", "title": "sizes", "options": {"workload": "tiny", "measure": "size"}},
                    {"name": "wrong", "title": "sizes", "options": {"workload": "tinny", "measure": "size"}},
                    {"name": "odd", "title": "pipeline", "options": {"measure": "pipeline", "services": "thread"}},
                """));

        Outcome outcome = Wirecost.warm(folder).run("reproduce", "mine", "--out", "out");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err())
                .contains("example-study, step wrong: ", "tinny", "example-study, step odd: ", "'--services'")
                .containsOnlyOnce("example-study, line Protocol Buffers: codec jvm/protobuf-jawa")
                .doesNotContain("returned every record");
    }

    @Test
    void every_step_of_every_study_can_be_run() {
        assertCanBeRun("quick");
    }

    @Test
    @Tag("nightly")
    void every_step_of_every_study_can_be_run_at_its_full_scale() {
        assertCanBeRun("full");
    }

    private void assertCanBeRun(String scale) {
        Outcome outcome = Wirecost.warm(folder).run("reproduce", "all", "--scale", scale, "--dry-run");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("--workload transactions", "--workload school");
    }

    @Test
    void a_dry_run_prints_each_steps_command_and_leaves_no_folder() throws Exception {
        copyExample();

        Outcome outcome = Wirecost.warm(folder).run("reproduce", "mine", "--dry-run");
        Outcome beside = Wirecost.warm(folder).run("reproduce", "mine", "--dry-run", "--from", "kept");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out().lines())
                .containsExactly("./wirecost run --codec jvm/jackson-json,jvm/msgpack-core-array,jvm/protobuf-java"
                        + " --measure size --workload tiny");
        assertThat(outcome.err()).contains("mine: about 0 min");
        assertThat(folder.resolve("runs")).doesNotExist();
        assertThat(beside.exitCode()).isEqualTo(2);
        assertThat(beside.err()).contains("--dry-run", "--from", "leave one out");
    }

    @Test
    void studies_without_kept_runs_say_how_to_measure_them() throws Exception {
        Outcome outcome = Wirecost.warm(folder).run("reproduce", "habr-458026", "--from", "nowhere", "--out", "made");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err()).contains("has no folder habr-458026", "wirecost reproduce habr-458026 --out ");
    }

    private void copyExample() throws Exception {
        Path mine = Files.createDirectories(folder.resolve("mine"));
        try (Stream<Path> files = Files.list(EXAMPLE)) {
            for (Path file : List.copyOf(files.toList())) {
                Files.copy(file, mine.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
