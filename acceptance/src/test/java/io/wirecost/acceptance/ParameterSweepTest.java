package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Run.DataGroup;
import io.wirecost.core.run.Speed;
import io.wirecost.results.RunFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parameters of a workload, and a run over several values of one. */
class ParameterSweepTest {
    @TempDir
    private Path folder;

    @Test
    void a_sweep_is_one_run_with_a_group_and_a_file_for_each_value_and_says_what_one_more_costs() throws Exception {
        Outcome outcome = run(
                "--set",
                "records=3,students=2",
                "--sweep",
                "professors=1,4,16",
                "--measure",
                "size,speed,file",
                "--file-passes",
                "2",
                "--profile",
                "smoke");

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        Run run = RunFile.read(folder.resolve("out/run.json"));
        assertThat(run.data().parameters())
                .map(Parameters::toString)
                .contains("students=2; records=3; professors=1,4,16");
        assertThat(run.data().groups())
                .containsExactly(
                        new DataGroup("professors=1", 3),
                        new DataGroup("professors=4", 3),
                        new DataGroup("professors=16", 3));
        assertThat(run.cells())
                .allMatch(cell -> cell.status() == Cell.Status.MEASURED)
                .extracting(cell -> cell.trial().id())
                .contains(
                        "school/jvm/jackson-json/file@professors=1",
                        "school/jvm/jackson-json/file@professors=4",
                        "school/jvm/jackson-json/file@professors=16");
        assertThat(run.cells().stream().flatMap(cell -> cell.figures(Speed.class).stream()))
                .hasSize(2)
                .allSatisfy(speed -> assertThat(speed.forks().get(0).groups()).hasSize(3));
        assertThat(outcome.out())
                .contains("what one more costs: of professors, per message")
                .contains("3 records in each file, by professors", "One more of professors adds:");
        assertThat(Wirecost.warm(folder)
                        .run("run", "--resume", "out", "--details")
                        .out())
                .contains("what one more costs: of professors, per message", "straight line")
                .contains("those of a single fork have no interval");
        assertThat(folder.resolve("out/report.html")).content().contains("size by professors");
    }

    @Test
    void all_mistakes_are_told_at_once_before_anything_is_measured() throws Exception {
        Outcome outcome = run("--set", "profesors=3,names=0", "--sweep", "students=4,4", "--profile", "quik");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err())
                .contains(
                        "--set profesors: expected one of professors, students, names, times, records; did you mean",
                        "--set names=0: expected whole numbers from 1 to 10000, found 0",
                        "--sweep students=4,4: 4 is there more than once",
                        "--profile quik");
        assertThat(Files.exists(folder.resolve("out"))).isFalse();
    }

    @Test
    void the_list_of_workloads_names_parameters_with_their_defaults() throws Exception {
        assertThat(Wirecost.warm(folder).run("list", "workloads").out())
                .contains("professors=10, students=5")
                .contains("professors: professors of a message, 1 to 10000");
    }

    private Outcome run(String... options) throws Exception {
        List<String> all = Stream.concat(
                        Stream.of("run", "--workload", "school", "--codec", "jackson-json", "--out", "out"),
                        Stream.of(options))
                .toList();
        return Wirecost.warm(folder).run(all.toArray(String[]::new));
    }
}
