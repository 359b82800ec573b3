package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.dataset.RecordSource;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Fork;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.plan.FilePlan;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.Timing;
import io.wirecost.engine.worker.WorkOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole datasets in files: one run with JVMs of their own, and the rounds of others without processes. */
class FileTest {
    private static final int ROUNDS = 2;
    private static final int PASSES = 3;
    private static final Profile TINY =
            new Profile("tiny", EnumSet.of(Operation.DESERIALIZE), ROUNDS, true, Timing.ofMillis(200, 10, 60, 30, 1));
    private static final Dataset DATA = TestData.messages();
    private static final FilePlan FILES = new FilePlan(WorkOrder.STANDARD_HEAP_MEBIBYTES, PASSES, 1, List.of());
    private static final List<CatalogEntry> CODECS = new CodecCatalog(
                    List.of(new ScriptedRunner(ScriptedCodec.named("honest"), ScriptedCodec.droppingAField())))
            .all();

    @TempDir
    private static Path folder;

    private static Engine engine;
    private static Run run;

    private static Plan plan(List<CatalogEntry> codecs, FilePlan files) {
        return new Plan(
                TINY,
                EnumSet.of(Measure.SIZE, Measure.FILE),
                TINY.operations(),
                1,
                codecs,
                Optional.empty(),
                Optional.empty(),
                Optional.of(files),
                Optional.empty(),
                List.of("run"));
    }

    @BeforeAll
    static void measure() throws Exception {
        engine = SteadyMachine.engine(folder);
        run = run(FILES, DATA);
    }

    private static Run run(FilePlan files, Dataset data) throws Exception {
        return engine.run(plan(CODECS, files), data, ignored -> {}, new RunListener() {});
    }

    @Test
    void a_jvm_writes_a_file_of_all_records_and_reads_it_in_each_round() throws Exception {
        Installation installation = TestInstallation.in(Files.createDirectory(folder.resolve("installation")));
        List<CatalogEntry> codecs = CodecCatalog.load(installation).select(List.of("honest"));

        FilePlan cold = new FilePlan(96, PASSES, 0, List.of());

        assertHasAllRecords(SteadyMachine.engine(installation, folder.resolve("code"))
                .run(plan(codecs, cold), DATA, ignored -> {}, new RunListener() {}));
    }

    @Test
    void a_file_has_all_records_and_a_fork_for_each_round() {
        assertHasAllRecords(run);
    }

    private static void assertHasAllRecords(Run made) {
        FilePasses passes = passes(made, "file");
        long records = cell(made, "honest", "size").figures(Sizes.class).orElseThrow().all().stream()
                .mapToLong(size -> size)
                .sum();

        assertThat(passes.records()).isEqualTo(DATA.records().size());
        assertThat(passes.form()).isEqualTo(FileForm.LENGTHS);
        assertThat(passes.bytes()).isEqualTo(records + 4L * DATA.records().size());
        assertThat(passes.forks()).extracting(Fork::round).containsExactly(0, 1);
        assertThat(passes.forks())
                .allSatisfy(fork -> assertThat(fork.passes()).hasSize(PASSES).allSatisfy(pass -> {
                    assertThat(pass.writeNanos()).isPositive();
                    assertThat(pass.decodeNanos()).isPositive();
                }));
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
                passes.warmUpSeconds(),
                passes.records(),
                passes.bytes(),
                passes.forks().subList(0, 1));
        Run interrupted = run.with(run.cells().stream()
                .map(cell -> cell.equals(whole) ? Cell.measured(cell.trial(), first) : cell)
                .toList());

        Run resumed = engine.resume(interrupted, plan(CODECS, FILES), DATA, ignored -> {}, new RunListener() {});

        List<Fork> forks = cell(resumed, "honest", "file")
                .figures(FilePasses.class)
                .orElseThrow()
                .forks();
        assertThat(forks).hasSize(ROUNDS).startsWith(first.forks().get(0));
        assertThat(forks.get(1)).isNotEqualTo(passes.forks().get(1));
    }

    @Test
    void records_come_from_a_source_and_heap_and_warm_up_are_those_of_the_plan() throws Exception {
        List<RecordValue> records = DATA.records();
        RecordSource source = new RecordSource(DATA, 4_321, number -> records.get(number % records.size()));

        FilePasses passes = passes(run(new FilePlan(96, 1, 0, List.of(source)), DATA), "file");

        assertThat(passes.records()).isEqualTo(4_321);
        assertThat(passes.heapBytes()).isEqualTo(96L << 20);
        assertThat(passes.warmUpSeconds()).contains(0);
    }

    /** The dataset with a group for each value of a parameter: one record, and all. */
    private static Dataset swept() {
        List<RecordValue> records = DATA.records();
        return DATA.with(List.of(new Group("many=1", records.subList(0, 1)), new Group("many=2", records)))
                .with(new Parameters(List.of(), Optional.of(new Parameters.Sweep("many", List.of(1, 2)))));
    }

    @Test
    void each_value_of_a_parameter_has_a_file_of_its_own() throws Exception {
        Run made = run(FILES, swept());

        assertThat(passes(made, "file@many=1").records()).isEqualTo(1);
        assertThat(passes(made, "file@many=2").records())
                .isEqualTo(DATA.records().size());
        assertThat(passes(made, "file@many=1").bytes())
                .isLessThan(passes(made, "file@many=2").bytes());
        assertThat(passes(made, "file@many=2").forks()).extracting(Fork::round).containsExactly(0, 1);
        assertThat(made.cells()).noneMatch(cell -> cell.trial().task().label().equals("file"));
    }

    @Test
    void each_value_has_records_from_a_source_of_its_own() throws Exception {
        List<RecordValue> records = DATA.records();
        List<RecordSource> sources = Stream.of(7, 9)
                .map(count -> new RecordSource(DATA, count, number -> records.get(number % records.size())))
                .toList();

        Run made = run(new FilePlan(96, 1, 1, sources), swept());

        assertThat(passes(made, "file@many=1").records()).isEqualTo(7);
        assertThat(passes(made, "file@many=2").records()).isEqualTo(9);
    }

    @Test
    void a_run_goes_on_with_the_passes_and_the_heap_with_which_it_began() {
        Plan other = plan(CODECS, new FilePlan(96, PASSES + 1, 0, List.of()));

        assertThatThrownBy(() -> engine.resume(run, other, DATA, ignored -> {}, new RunListener() {}))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("passes of files: it was measured with 3, now it is 4")
                .hasMessageContaining("warm-up of files: it was measured with 1 s, now it is 0 s")
                .hasMessageContaining("heap of files, in MiB: it was measured with 512, now it is 96");
    }

    private static FilePasses passes(Run of, String operation) {
        return cell(of, "honest", operation).figures(FilePasses.class).orElseThrow();
    }

    private static Cell cell(Run of, String codec, String operation) {
        return of.cells().stream()
                .filter(cell -> cell.trial().codec().name().equals(codec)
                        && cell.trial().task().label().equals(operation))
                .findFirst()
                .orElseThrow();
    }
}
