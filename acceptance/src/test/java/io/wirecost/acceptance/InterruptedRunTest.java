package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import io.wirecost.process.Start;
import io.wirecost.results.RunFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that is ended from outside in the middle, and continued. */
class InterruptedRunTest {
    private static final int FORKS = 3;

    @TempDir
    private Path folder;

    private Wirecost wirecost;
    private Path runFile;

    @BeforeEach
    void setUp() throws IOException {
        wirecost = Wirecost.warm(folder);
        runFile = folder.resolve("out/run.json");
    }

    @Tag("nightly")
    @Test
    void nothing_is_lost_no_process_stays_and_the_rest_is_measured() throws Exception {
        assertContinued(interrupt("KILL", false));
    }

    @Test
    void ctrl_c_reaches_the_measuring_jvm_too_and_its_cell_is_not_taken_for_failed() throws Exception {
        Run interrupted = interrupt("INT", true);

        assertThat(interrupted.cells()).isNotEmpty().allMatch(cell -> cell.status() == Cell.Status.MEASURED);
    }

    @Test
    @Tag("nightly")
    void a_signal_to_the_run_alone_ends_its_measuring_jvm() throws Exception {
        assertContinued(interrupt("INT", false));
    }

    @Test
    void a_complete_run_lacks_nothing() throws Exception {
        SharedRun.copyTo(folder);
        byte[] before = Files.readAllBytes(runFile);

        Outcome again = wirecost.run("run", "--resume", "out");

        assertThat(again.exitCode()).as(again.err()).isZero();
        assertThat(again.err()).contains("nothing is missing in " + folder.resolve("out"));
        assertThat(runFile).hasBinaryContent(before);
    }

    @Test
    void what_is_not_as_it_was_is_refused_with_the_difference() throws Exception {
        SharedRun.copyTo(folder);
        Run run = RunFile.read(runFile);
        String json = Files.readString(runFile).replace("\"complete\": true", "\"complete\": false");
        String cpu = run.environment().machine().cpu();
        String dataset = run.data().datasetChecksum();
        String library = run.codecs().get(0).version();

        assertRefused(json.replace(cpu, "Somebody's CPU"), "processor: it was measured with Somebody's CPU, now it is");
        assertRefused(
                json.replace("\"version\": \"" + run.environment().runtimeVersions(), "\"version\": \"JVM 99"),
                "JVM: it was measured with JVM 99");
        assertRefused(json.replace(dataset, "feed"), "checksum of the dataset: it was measured with feed, now it is");
        assertRefused(json.replace("\"" + library + "\"", "\"0.0.1\""), "codec jackson-json", "0.0.1", library);
        assertRefused(json.replace("\"wirecost\": \"", "\"wirecost\": \"0."), "wirecost: it was measured with 0.");
        assertRefused(json.replace("\"profile\": \"quick\"", "\"profile\": \"smoke\""), "profile");
        assertRefused(json.replace("\"formatVersion\": 3", "\"formatVersion\": 0"), "formatVersion is 0");
        assertRefused(json.substring(0, json.length() / 2), "run.json:", "damaged JSON");
        assertRefused(json.replace("\"command\": [ \"run\"", "\"command\": [ \"list\""), "cannot be continued");
    }

    @Test
    void resume_takes_everything_from_the_run() throws Exception {
        Outcome outcome = wirecost.run("run", "--resume", "none", "--seed", "7");
        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err()).contains("leave out: --seed");
        assertThat(wirecost.run("run", "--resume", "none").err()).contains("none", "folder");
    }

    private void assertRefused(String json, String... texts) throws Exception {
        Files.writeString(runFile, json);
        Outcome outcome = wirecost.run("run", "--resume", "out");
        assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.err()).contains(texts).doesNotContain("\tat ");
        assertThat(runFile).hasContent(json);
    }

    /** Starts a run and ends it once a pass is kept, while workers take further turns or the next ones start. */
    private Run interrupt(String signal, boolean group) throws Exception {
        Process process = start();
        List<ProcessHandle> started;
        try {
            Wirecost.await(() -> hasSpeed() && isMeasuring(process));
            started = process.descendants().toList();
            long pid = process.pid();
            Start.of(new ProcessBuilder("kill", "-" + signal, "--", (group ? "-" : "") + pid))
                    .waitFor();
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        Wirecost.await(() -> started.stream().noneMatch(ProcessHandle::isAlive));
        Run run = RunFile.read(runFile);
        assertThat(run.complete()).isFalse();
        return run;
    }

    private Process start() throws IOException {
        ProcessBuilder run = wirecost.builder(
                "run",
                "--runtime",
                "jvm",
                "--codec",
                "jackson-json",
                "--operation",
                "serialize",
                "--budget",
                "0",
                "--out",
                "out",
                "--quiet");
        // A new session, with Ctrl-C not ignored as it is for a shell's background jobs.
        run.command().addAll(0, List.of("setsid", "env", "--default-signal=INT"));
        return Start.of(run.redirectOutput(folder.resolve("out.txt").toFile())
                .redirectError(folder.resolve("err.txt").toFile()));
    }

    private static boolean isMeasuring(Process process) {
        return process.descendants().map(CommandLine::of).anyMatch(command -> command.contains("WorkerMain"));
    }

    private boolean hasSpeed() {
        try {
            return RunFile.exists(runFile)
                    && RunFile.read(runFile).cells().stream()
                            .anyMatch(cell -> cell.figures(Speed.class).isPresent());
        } catch (InputException e) {
            throw new AssertionError("run.json is never half-written", e);
        }
    }

    private void assertContinued(Run interrupted) throws Exception {
        Outcome resumed = wirecost.run("run", "--resume", "out", "--quiet");
        assertThat(resumed.exitCode()).as(resumed.err()).isZero();
        Run run = RunFile.read(runFile);
        assertThat(run.complete()).isTrue();
        assertThat(run.started()).isEqualTo(interrupted.started());
        assertThat(run.command()).isEqualTo(interrupted.command());
        Map<Trial, Cell> cells = run.cells().stream().collect(Collectors.toMap(Cell::trial, Function.identity()));
        for (Cell kept : interrupted.cells()) {
            Cell now = cells.get(kept.trial());
            assertThat(now.figures(Sizes.class)).isEqualTo(kept.figures(Sizes.class));
            assertThat(samples(now)).containsAll(samples(kept));
        }
        assertThat(run.cells().stream().filter(cell -> cell.figures(Speed.class).isPresent()))
                .hasSize(1)
                .allSatisfy(cell -> {
                    Speed speed = cell.figures(Speed.class).orElseThrow();
                    assertThat(speed.forks()).extracting(Speed.Fork::round).containsExactly(0, 1, FORKS - 1);
                    assertThat(speed.twins().orElseThrow())
                            .extracting(Speed.Fork::round)
                            .containsExactly(0, 1, FORKS - 1);
                });
    }

    /** What all workers have measured. Levelled times are no part of it: every further round tells more of the machine. */
    private static List<List<Speed.Samples>> samples(Cell cell) {
        return cell.figures(Speed.class).stream()
                .flatMap(speed -> speed.workers().stream())
                .map(fork ->
                        fork.groups().stream().map(InterruptedRunTest::measured).toList())
                .toList();
    }

    private static Speed.Samples measured(Speed.Samples samples) {
        return new Speed.Samples(
                samples.nanosPerOperation(),
                samples.allocatedBytesPerOperation(),
                samples.processorNanosPerOperation(),
                samples.referenceNanos(),
                Optional.empty());
    }
}
