package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.run.RunStep.StepKind;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.Timing;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run of three rounds, and its continuations from what was kept after each step. */
class ResumeTest {
    private static final EnumSet<Operation> OPERATIONS = EnumSet.of(Operation.SERIALIZE, Operation.DESERIALIZE);
    private static final Profile TINY = new Profile("tiny", OPERATIONS, 3, false, Timing.ofMillis(200, 10, 60, 30, 1));
    private static final int KEPT_FORKS = 2;

    @TempDir
    static Path folder;

    private static Engine engine;
    private static Plan plan;
    private static final List<Run> WRITTEN = new ArrayList<>();
    private static final List<RunStep> FORKS = new ArrayList<>();

    @BeforeAll
    static void run_to_the_end() throws Exception {
        List<CatalogEntry> codecs = new CodecCatalog(List.of(new ScriptedRunner(
                        ScriptedCodec.named("honest"),
                        ScriptedCodec.named("throws-in-forks").taking(List.of()))))
                .all();
        plan = new Plan(
                TINY, EnumSet.of(Measure.SIZE, Measure.SPEED), OPERATIONS, 1, codecs, Optional.empty(), List.of("run"));
        engine = SteadyMachine.engine(folder);
        engine.run(plan, TestData.messages(), WRITTEN::add, forksInto(FORKS));
    }

    @Test
    void only_the_missing_forks_are_measured_in_the_order_in_which_they_would_have_been() throws Exception {
        Run former = WRITTEN.stream()
                .filter(run -> forks(run).count() == KEPT_FORKS)
                .findFirst()
                .orElseThrow();
        List<RunStep> measured = new ArrayList<>();

        Run resumed = engine.resume(former, plan, TestData.messages(), run -> {}, forksInto(measured));

        assertThat(measured).isNotEmpty().isEqualTo(FORKS.subList(FORKS.size() - measured.size(), FORKS.size()));
        assertThat(forks(resumed)).containsAll(forks(former).toList()).hasSize(2 * TINY.forks());
        assertThat(resumed.complete()).isTrue();
        assertThat(resumed.started()).isEqualTo(former.started());
    }

    @Test
    void cells_that_are_decided_stay_as_they_are() throws Exception {
        Run last = WRITTEN.get(WRITTEN.size() - 2);
        List<RunStep> measured = new ArrayList<>();

        Run resumed = engine.resume(last, plan, TestData.messages(), run -> {}, forksInto(measured));

        assertThat(measured).isEmpty();
        assertThat(resumed.cells()).containsExactlyInAnyOrderElementsOf(last.cells());
        assertThat(resumed.cells()).extracting(Cell::status).contains(Cell.Status.FAILED, Cell.Status.MEASURED);
    }

    @Test
    void a_run_that_was_killed_before_anything_was_known_is_continued_from_its_start() throws Exception {
        List<RunStep> measured = new ArrayList<>();

        Run resumed = engine.resume(WRITTEN.get(0), plan, TestData.messages(), run -> {}, forksInto(measured));

        assertThat(WRITTEN.get(0).cells()).isEmpty();
        assertThat(measured).isEqualTo(FORKS);
        assertThat(resumed.complete()).isTrue();
    }

    @Test
    void other_data_codecs_or_profiles_are_refused_with_expected_and_actual() {
        Run former = WRITTEN.get(0);
        Dataset other = TestData.messages("another note");
        Plan less = new Plan(
                Profile.SMOKE,
                plan.measures(),
                OPERATIONS,
                1,
                plan.codecs().subList(0, 1),
                Optional.empty(),
                plan.command());

        List<String> problems = catchThrowableOfType(
                        InputException.class, () -> engine.resume(former, less, other, run -> {}, new RunListener() {}))
                .problems();

        assertThat(problems)
                .anySatisfy(p -> assertThat(p).contains("profile", "tiny", "smoke"))
                .anySatisfy(p -> assertThat(p).contains("forks", "3", "1"))
                .anySatisfy(p -> assertThat(p).contains("checksum of the dataset"))
                .anySatisfy(p -> assertThat(p).contains("codec ", "now it is not there"))
                .last()
                .asString()
                .isEqualTo("start a new run instead");
    }

    private static Stream<Speed.Fork> forks(Run run) {
        return run.cells().stream()
                .flatMap(cell -> cell.figures(Speed.class).stream())
                .flatMap(speed -> speed.forks().stream());
    }

    private static RunListener forksInto(List<RunStep> steps) {
        return new RunListener() {
            @Override
            public void started(RunStep step) {
                if (step.kind() == StepKind.WARM) {
                    steps.add(step);
                }
            }
        };
    }
}
