package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.liars.Strangers;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SizeRunsTest {
    private static final Duration END = Duration.ofMinutes(1);

    @TempDir
    private Path folder;

    @Test
    void a_second_run_is_served_by_the_processes_of_the_first_which_end_with_the_last() throws Exception {
        Installation installation =
                TestInstallation.in(Files.createDirectory(folder.resolve("installation")), Strangers.class);
        Plan plan = new Plan(
                Profile.SMOKE,
                EnumSet.of(Measure.SIZE),
                Profile.SMOKE.operations(),
                1,
                CodecCatalog.load(installation).select(List.of("plain", "plain-too")),
                Optional.empty(),
                List.of());
        Set<ProcessHandle> before = children();
        Set<ProcessHandle> started;
        try (SizeRuns runs = new SizeRuns(SteadyMachine.engine(installation, folder.resolve("code"), END))) {
            Run first = runs.run(plan, TestData.messages(), new RunListener() {});
            started = children();
            started.removeAll(before);
            Run second = runs.run(plan, TestData.messages(), new RunListener() {});

            assertThat(first.cells()).hasSize(2).allMatch(cell -> cell.status() == Cell.Status.MEASURED);
            assertThat(second.cells()).isEqualTo(first.cells());
            assertThat(started).isNotEmpty();
            Set<ProcessHandle> now = children();
            now.removeAll(before);
            assertThat(now).isEqualTo(started);
        }
        assertThat(started).allSatisfy(process -> assertThat(process.onExit()).succeedsWithin(END));
    }

    private static Set<ProcessHandle> children() {
        try (Stream<ProcessHandle> children = ProcessHandle.current().children()) {
            return children.filter(ProcessHandle::isAlive).collect(Collectors.toSet());
        }
    }
}
