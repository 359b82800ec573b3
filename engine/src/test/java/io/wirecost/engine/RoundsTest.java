package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
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
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two rounds in which three codecs, one with stages and one that fails, take turns. */
class RoundsTest {
    private static final Set<Operation> OPERATIONS =
            EnumSet.of(Operation.SERIALIZE, Operation.FROM_NATIVE, Operation.ACCESS);
    private static final Profile TINY = new Profile("tiny", OPERATIONS, 2, false, Timing.ofMillis(200, 10, 60, 30, 1));

    @TempDir
    static Path folder;

    private static final List<RunStep> STARTED = new ArrayList<>();
    private static final List<List<RunStep>> PLANNED = new ArrayList<>();
    private static final List<Run> WRITTEN = new ArrayList<>();
    private static Run run;

    @BeforeAll
    static void run_two_rounds() throws Exception {
        List<CatalogEntry> codecs = new CodecCatalog(List.of(new ScriptedRunner(
                        ScriptedCodec.named("honest"),
                        ScriptedCodec.named("staged").staged(),
                        ScriptedCodec.named("throws-in-forks").taking(List.of()))))
                .all();
        Plan plan = new Plan(TINY, EnumSet.of(Measure.SPEED), OPERATIONS, 1, codecs, Optional.empty(), List.of("run"));
        run = SteadyMachine.engine(folder).run(plan, TestData.messages(), WRITTEN::add, new Recorder());
    }

    @Test
    void a_stage_is_measured_only_where_a_codec_has_it() {
        assertThat(run.cells())
                .extracting(cell -> cell.trial().id())
                .containsExactlyInAnyOrder(
                        "messages/script/honest/serialize",
                        "messages/script/honest/access",
                        "messages/script/staged/serialize",
                        "messages/script/staged/from-native",
                        "messages/script/staged/access",
                        "messages/script/throws-in-forks/serialize",
                        "messages/script/throws-in-forks/access");
    }

    @Test
    void every_trial_has_one_fork_in_each_round() {
        for (Cell cell : measured(run)) {
            assertThat(cell.figures(Speed.class).orElseThrow().forks())
                    .extracting(Speed.Fork::round)
                    .containsExactly(0, 1);
        }
        assertThat(measured(run)).hasSize(5);
    }

    @Test
    void all_workers_of_a_round_are_warmed_up_before_they_take_turns_and_what_failed_takes_no_further_part() {
        List<RunStep> steps = STARTED.stream()
                .filter(step -> step.kind() == StepKind.WARM || step.kind() == StepKind.PASS)
                .toList();

        assertThat(steps)
                .extracting(RunStep::kind)
                .containsExactly(StepKind.WARM, StepKind.PASS, StepKind.WARM, StepKind.PASS);
        assertThat(steps).extracting(RunStep::round).containsExactly(0, 0, 1, 1);
        assertThat(steps).extracting(step -> step.trials().size()).containsExactly(7, 7, 5, 5);
    }

    @Test
    void what_is_planned_begins_with_what_is_started_and_gets_less() {
        List<RunStep> steps = STARTED.stream()
                .filter(step -> step.kind() == StepKind.WARM || step.kind() == StepKind.PASS)
                .toList();
        List<List<RunStep>> plans = PLANNED.subList(1, PLANNED.size());

        assertThat(PLANNED.get(0))
                .extracting(RunStep::kind)
                .startsWith(StepKind.COMPILE, StepKind.PROVE, StepKind.PROVE, StepKind.PROVE);
        assertThat(plans).extracting(plan -> plan.get(0)).isEqualTo(steps);
        assertThat(plans).extracting(List::size).isSortedAccordingTo((a, b) -> Integer.compare(b, a));
    }

    @Test
    void a_trial_is_kept_with_the_forks_that_it_has_before_it_is_decided() {
        assertThat(WRITTEN)
                .anySatisfy(early -> assertThat(measured(early))
                        .anySatisfy(cell -> assertThat(
                                        cell.figures(Speed.class).orElseThrow().forks())
                                .hasSize(1)));
    }

    private static List<Cell> measured(Run of) {
        return of.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .toList();
    }

    private static final class Recorder implements RunListener {
        @Override
        public void planned(List<RunStep> remaining) {
            PLANNED.add(remaining);
        }

        @Override
        public void started(RunStep step) {
            STARTED.add(step);
        }
    }
}
