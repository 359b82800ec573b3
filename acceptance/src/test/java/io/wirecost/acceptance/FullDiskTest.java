package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.contract.Prerequisite;
import io.wirecost.core.WriteFailure;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import io.wirecost.process.Start;
import io.wirecost.results.RunFile;
import io.wirecost.results.RunJournal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk that is full in the middle: one error that says what to do, and what was finished is kept. */
class FullDiskTest {
    private static final String[] SIZES = {
        "run", "--runtime", "jvm", "--measure", "size", "--codec", "jackson-json", "--out", "out", "--quiet"
    };

    @TempDir
    private Path folder;

    @Test
    void a_file_that_may_not_grow_is_named_with_the_reason_and_what_to_do() throws Exception {
        Wirecost wirecost = new Wirecost(folder);
        ProcessBuilder limited = wirecost.builder(SIZES);
        List<String> command = new ArrayList<>(List.of("bash", "-c", "ulimit -f 256; exec \"$@\"", "bash"));
        command.addAll(limited.command());

        Outcome outcome = wirecost.launch(limited.command(command));

        assertDiskFailure(outcome, "File too large");
        assertThat(folder.resolve("tmp")).isEmptyDirectory();
    }

    @Tag("nightly")
    @Test
    void a_run_on_a_full_disk_keeps_what_it_has_and_continues_when_there_is_space() throws Exception {
        Path out = smallDisk("out");
        try {
            Wirecost wirecost = new Wirecost(folder);
            Outcome full = wirecost.launch(SIZES);

            assertDiskFailure(full, "No space left on device");
            Run kept = RunFile.read(out.resolve("run.json"));
            assertThat(kept.complete()).isFalse();
            try (var files = Files.newDirectoryStream(out, ".*.partial")) {
                assertThat(files).isEmpty();
            }

            assertThat(run("mount", "-o", "remount,size=32m", out.toString())).isZero();
            Outcome resumed = wirecost.run("run", "--resume", "out", "--quiet");
            assertThat(resumed.exitCode()).as(resumed.err()).isZero();
            assertThat(RunFile.read(out.resolve("run.json")).cells()).hasSize(1);
        } finally {
            run("umount", out.toString());
        }
    }

    @Test
    void a_step_for_which_there_was_no_space_hides_none_of_those_after_it() throws Exception {
        SharedRun.copyTo(folder);
        Run run = RunFile.read(folder.resolve("out/run.json"));
        Trial trial = run.cells().get(0).trial();
        Run after = run.with(List.of(Cell.failed(trial, "short")));
        Path disk = smallDisk("disk");
        try {
            Path file = disk.resolve("run.json");
            RunJournal journal = new RunJournal(file);
            journal.add(run.with(List.of()));

            assertThatThrownBy(() -> journal.add(run.with(List.of(Cell.failed(trial, "long".repeat(10_000))))))
                    .isInstanceOf(WriteFailure.class);
            journal.add(after);
            assertThat(RunFile.read(file)).isEqualTo(after);
        } finally {
            run("umount", disk.toString());
        }
    }

    private Path smallDisk(String name) throws Exception {
        Path disk = Files.createDirectory(folder.resolve(name));
        if (run("mount", "-t", "tmpfs", "-o", "size=32k", "tmpfs", disk.toString()) != 0) {
            Prerequisite.missing("a disk of 32 KB cannot be mounted (tmpfs): only root may do that on Linux");
        }
        return disk;
    }

    private static void assertDiskFailure(Outcome outcome, String reason) {
        assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.err())
                .contains("cannot be written: " + reason, "free some space", "--resume")
                .doesNotContain("\tat ", "fault of wirecost");
        assertThat(outcome.err().lines()).hasSize(2).allMatch(line -> line.startsWith("wirecost: "));
        assertThat(outcome.out()).isEmpty();
    }

    private static int run(String... command) throws Exception {
        return Start.of(new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD))
                .waitFor();
    }
}
