package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.Range;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Block;
import io.wirecost.core.run.Run;
import io.wirecost.engine.Engine;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.plan.PipelinePlan;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.runner.JvmRunner;
import io.wirecost.engine.runner.Measure;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.builtin.Workloads;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Services that live for all blocks of a run while one of another codec is killed between its blocks. */
@Tag("nightly")
class StayingServicesTest {
    private static final String STAYS = "jackson-json";
    private static final String DIES = "avro-generic";
    private static final Set<String> CODECS = Set.of(STAYS, DIES);
    private static final Workload WORKLOAD = Workloads.byName("tiny").orElseThrow();
    private static final long SEED = 1;

    @TempDir
    private Path folder;

    @Test
    void a_killed_one_costs_its_own_cell_only_and_the_others_are_started_once() throws Exception {
        Run run = run(new Killer());

        assertThat(cells(run, STAYS))
                .as("its own cell and that of the floor")
                .hasSize(2)
                .allSatisfy(cell ->
                        assertThat(blocks(cell)).extracting(Block::fresh).containsExactly(true, false, false));
        assertThat(cells(run, DIES)).singleElement().satisfies(cell -> {
            assertThat(cell.status()).isEqualTo(Cell.Status.FAILED);
            assertThat(cell.reason().orElseThrow()).startsWith("block 2: service B was ended by signal 9");
            assertThat(blocks(cell)).as("what it had measured is kept").hasSize(1);
        });
        assertThat(services(ignored -> true)).isEmpty();
    }

    private Run run(RunListener listener) throws Exception {
        Installation installation = Installation.at(Path.of(System.getProperty("wirecost.installation")));
        List<CatalogEntry> codecs = new CodecCatalog(List.of(JvmRunner.load(installation)))
                .all().stream().filter(entry -> CODECS.contains(entry.name())).toList();
        Plan plan = new Plan(
                Profile.SMOKE,
                EnumSet.of(Measure.SIZE, Measure.PIPELINE),
                EnumSet.noneOf(Operation.class),
                SEED,
                codecs,
                Optional.of(pipeline()),
                List.of("run"));
        return new Engine(installation, folder.resolve("code-cache"))
                .run(plan, WORKLOAD.dataset(SEED), ignored -> {}, listener);
    }

    private static PipelinePlan pipeline() throws Exception {
        Experiment experiment = new Experiment(
                3,
                1,
                new Range(1_000, 1_000),
                new Range(500, 500),
                100,
                Optional.empty(),
                500,
                Experiment.Services.PROCESSES,
                Experiment.Forward.REENCODE,
                WORKLOAD.dataset(SEED).filter().toString(),
                new Experiment.Transport("embedded", "all", 5, 1 << 17, "none", 1),
                Optional.empty(),
                Optional.empty());
        return new PipelinePlan(
                experiment,
                (set, sizeBytes, records) -> WORKLOAD.pool(SEED, set, sizeBytes, records),
                Optional.empty(),
                Set.of(),
                true,
                Optional.empty());
    }

    private static List<Cell> cells(Run run, String codec) {
        return run.cells().stream()
                .filter(cell -> cell.trial().codec().name().equals(codec)
                        && cell.trial().passage().isPresent())
                .toList();
    }

    private static List<Block> blocks(Cell cell) {
        return cell.figures(Pipeline.class).orElseThrow().blocks();
    }

    private static List<ProcessHandle> services(Predicate<String> command) {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> Optional.of(CommandLine.of(process))
                        .filter(line -> line.contains("service-b.json"))
                        .filter(command)
                        .isPresent())
                .toList();
    }

    /** Kills service B of one codec when its second block is about to begin. */
    private static final class Killer implements RunListener {
        @Override
        public void started(RunStep step) {
            if (step.kind() == RunStep.StepKind.BLOCK
                    && step.round() == 1
                    && step.subject().contains(DIES)) {
                ProcessHandle victim = services(
                                line -> Stream.of("/avro/", "/avro-").anyMatch(line::contains))
                        .get(0);
                victim.destroyForcibly();
                try {
                    victim.onExit().get(1, TimeUnit.MINUTES);
                } catch (Exception e) {
                    throw new AssertionError(e);
                }
            }
        }
    }
}
