package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.RecordSource;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Fork;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.plan.FilePlan;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.Timing;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole datasets in files, in JVMs of their own. */
class FileTest {
    private static final int ROUNDS = 2;
    private static final Profile TINY =
            new Profile("tiny", EnumSet.of(Operation.DESERIALIZE), ROUNDS, true, Timing.ofMillis(20, 200, 40, 60, 60));
    private static final Dataset DATA = TestData.messages();

    @TempDir
    private static Path folder;

    private static TestRuns runs;
    private static Run run;

    /** The engine over one installation. */
    private record TestRuns(Installation installation, Plan plan) {
        Run start() throws Exception {
            return SteadyMachine.engine(installation, folder.resolve("code"))
                    .run(plan, DATA, ignored -> {}, new RunListener() {});
        }
    }

    @BeforeAll
    static void measure() throws Exception {
        Installation installation = TestInstallation.in(Files.createDirectory(folder.resolve("installation")));
        Plan plan = new Plan(
                TINY,
                EnumSet.of(Measure.SIZE, Measure.FILE),
                TINY.operations(),
                1,
                CodecCatalog.load(installation).select(List.of("honest", "drops-a-field")),
                Optional.empty(),
                List.of("run"));
        runs = new TestRuns(installation, plan);
        run = runs.start();
    }

    @Test
    void a_file_has_all_records_and_a_fork_for_each_round() {
        FilePasses passes =
                cell(run, "honest", "file").figures(FilePasses.class).orElseThrow();
        long records = cell(run, "honest", "size").figures(Sizes.class).orElseThrow().all().stream()
                .mapToLong(size -> size)
                .sum();

        assertThat(passes.records()).isEqualTo(DATA.records().size());
        assertThat(passes.form()).isEqualTo(FileForm.LENGTHS);
        assertThat(passes.bytes()).isEqualTo(records + 4L * DATA.records().size());
        assertThat(passes.forks()).extracting(Fork::round).containsExactly(0, 1);
        assertThat(passes.forks()).allSatisfy(fork -> {
            assertThat(fork.writeNanos()).isPositive();
            assertThat(fork.decodeNanos()).isPositive();
        });
    }

    @Test
    void nothing_is_written_by_a_codec_that_is_not_proven() {
        assertThat(cell(run, "drops-a-field", "file").status()).isEqualTo(Cell.Status.FAILED);
    }

    @Test
    void a_run_that_was_interrupted_gets_the_missing_round_only() throws Exception {
        Cell whole = cell(run, "honest", "file");
        FilePasses passes = whole.figures(FilePasses.class).orElseThrow();
        FilePasses first = new FilePasses(
                passes.form(),
                passes.heapBytes(),
                passes.records(),
                passes.bytes(),
                passes.forks().subList(0, 1));
        Run interrupted = run.with(run.cells().stream()
                .map(cell -> cell.equals(whole) ? Cell.measured(cell.trial(), first) : cell)
                .toList());

        Run resumed = SteadyMachine.engine(runs.installation(), folder.resolve("code"))
                .resume(interrupted, runs.plan(), DATA, ignored -> {}, new RunListener() {});

        List<Fork> forks = cell(resumed, "honest", "file")
                .figures(FilePasses.class)
                .orElseThrow()
                .forks();
        assertThat(forks).hasSize(ROUNDS).startsWith(first.forks().get(0));
        assertThat(forks.get(1)).isNotEqualTo(passes.forks().get(1));
    }

    @Test
    void records_come_from_a_source_and_the_heap_is_that_of_the_plan() throws Exception {
        Plan plan = runs.plan();
        List<RecordValue> records = DATA.records();
        RecordSource source = new RecordSource(DATA, 4_321, number -> records.get(number % records.size()));
        Plan asked = new Plan(
                plan.profile(),
                plan.measures(),
                plan.operations(),
                1,
                plan.codecs(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new FilePlan(96, Optional.of(source))),
                Optional.empty(),
                List.of("run"));

        Run made = new TestRuns(runs.installation(), asked).start();

        FilePasses passes =
                cell(made, "honest", "file").figures(FilePasses.class).orElseThrow();
        assertThat(passes.records()).isEqualTo(4_321);
        assertThat(passes.heapBytes()).isEqualTo(96L << 20);
    }

    private static Cell cell(Run of, String codec, String operation) {
        return of.cells().stream()
                .filter(cell -> cell.trial().codec().name().equals(codec)
                        && cell.trial().task().label().equals(operation))
                .findFirst()
                .orElseThrow();
    }
}
