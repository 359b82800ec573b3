package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.settling.Open;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Witness;
import io.wirecost.core.run.Witness.Load;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.plan.Aim;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.witness.Lookout;
import io.wirecost.engine.witness.Surroundings;
import io.wirecost.engine.worker.Timing;
import io.wirecost.engine.worker.WorkOrder;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rounds after the ones that every codec takes part in, and forks that are measured again, by a clock of our own. */
class SettlingRoundsTest {
    private static final Duration FORK = Duration.ofSeconds(10);
    private static final Duration TEN_FORKS = FORK.multipliedBy(10);
    private static final List<Double> STEADY = ScriptedCodec.STEADY;
    private static final List<Double> WILD = List.of(90_000.0, 120_000.0, 100_000.0, 130_000.0, 95_000.0);

    @TempDir
    private Path folder;

    private final List<Open> settled = new ArrayList<>();
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");
    private Lookout lookout = () -> () -> around(100);

    @Test
    void what_is_settled_after_three_forks_gets_no_more_and_what_is_not_gets_eight() throws Exception {
        Map<String, List<Double>> codecs = new TreeMap<>(Map.of("wild", WILD));
        IntStream.range(0, 14).forEach(i -> codecs.put("steady-" + (char) ('a' + i), at(1 + 0.3 * i)));

        Run run = run(codecs, Duration.ofHours(1));

        assertThat(forks(run, "steady-c")).hasSize(3);
        assertThat(forks(run, "wild")).extracting(Fork::round).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
        assertThat(settled).extracting(open -> open.trial().codec().name()).containsOnly("wild");
        assertThat(run.complete()).isTrue();
    }

    @Test
    void a_budget_ends_the_further_rounds_but_not_the_first_three() throws Exception {
        assertThat(forks(run(Map.of("steady", STEADY, "wild", WILD), Duration.ZERO), "wild"))
                .hasSize(3);
        Run sevenForks = run(Map.of("steady", STEADY, "wild", WILD), FORK.multipliedBy(7));
        assertThat(forks(sevenForks, "steady").size()
                        + forks(sevenForks, "wild").size())
                .as("six forks of the first rounds, and one more")
                .isEqualTo(7);
    }

    @Test
    void a_disturbed_fork_is_kept_aside_and_measured_again_at_the_end_of_its_round() throws Exception {
        lookout = Script.reference(100, 100, 100, 100, 160, 100, 100);

        Run run = run(Map.of("a", STEADY, "b", STEADY), TEN_FORKS);

        assertOnlyVoidIs(2, run);
    }

    @Test
    void a_fork_during_which_others_were_busy_is_measured_again_and_one_beside_which_they_did_little_is_not()
            throws Exception {
        lookout = Script.others(0.0, 0.02, 0.0, 0.4, 0.09, 0.0, 0.0);

        Run run = run(Map.of("a", STEADY, "b", STEADY), TEN_FORKS);

        assertOnlyVoidIs(1, run);
    }

    @Test
    void a_fork_that_is_disturbed_again_and_again_counts_with_a_mark_after_two_repeats() throws Exception {
        lookout = Script.reference(100, 100, 100, 100, 100, 160, 160, 160);

        Run run = run(Map.of("a", STEADY, "b", STEADY), TEN_FORKS);

        assertThat(voided(run)).hasSize(2);
        assertThat(marked(run)).hasSize(1);
    }

    @Test
    void when_the_budget_is_over_a_disturbed_fork_counts_with_a_mark_and_is_not_measured_again() throws Exception {
        lookout = Script.others(0.0, 0.5, 0.0, 0.0, 0.5, 0.0, 0.5);

        // Two forks, one that is measured again, and no time for more.
        Run run = run(Map.of("a", STEADY, "b", STEADY), FORK.multipliedBy(3));

        assertThat(voided(run)).hasSize(1);
        assertThat(marked(run)).hasSize(2);
        assertThat(counted(run)).hasSize(6);
    }

    @Test
    void a_run_that_ranks_nothing_judges_no_fork() throws Exception {
        lookout = Script.others(0.5);

        Run run = run(Map.of("a", STEADY, "b", STEADY), TEN_FORKS, 2);

        assertThat(counted(run)).hasSize(4);
        assertThat(voided(run)).isEmpty();
        assertThat(marked(run)).isEmpty();
    }

    @Test
    void a_slow_fork_on_a_steady_machine_is_never_void() throws Exception {
        Run run = run(Map.of("steady", STEADY, "slow", List.of(50_000.0, 500_000.0, 50_000.0)), Duration.ZERO);

        assertThat(speed(run, "slow").voided()).isEmpty();
        assertThat(forks(run, "slow")).extracting(Fork::round).containsExactly(0, 1, 2);
    }

    private static List<Double> at(double factor) {
        return STEADY.stream().map(nanos -> factor * nanos).toList();
    }

    private static void assertOnlyVoidIs(int round, Run run) {
        assertThat(voided(run)).hasSize(1).allSatisfy(fork -> {
            assertThat(fork.round()).isEqualTo(round);
            assertThat(fork.witness().map(Witness::disturbed)).contains(true);
        });
        assertThat(counted(run)).hasSize(6);
        assertThat(marked(run)).isEmpty();
    }

    private static List<Fork> voided(Run run) {
        return speeds(run)
                .flatMap(speed -> speed.voided().stream())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Fork> marked(Run run) {
        return counted(run).stream()
                .filter(fork -> fork.witness().orElseThrow().disturbed())
                .toList();
    }

    private static List<Fork> counted(Run run) {
        return speeds(run).flatMap(speed -> speed.forks().stream()).toList();
    }

    private static Stream<Speed> speeds(Run run) {
        return run.cells().stream().flatMap(cell -> cell.figures(Speed.class).stream());
    }

    private Run run(Map<String, List<Double>> nanosByCodec, Duration budget) throws Exception {
        return run(nanosByCodec, budget, 3);
    }

    private Run run(Map<String, List<Double>> nanosByCodec, Duration budget, int forks) throws Exception {
        now = Instant.now();
        List<ScriptedCodec> scripted = new TreeMap<>(nanosByCodec)
                .entrySet().stream()
                        .map(codec -> ScriptedCodec.named(codec.getKey()).taking(codec.getValue()))
                        .toList();
        List<CatalogEntry> codecs =
                new CodecCatalog(List.of(new ScriptedRunner(scripted, () -> now = now.plus(FORK)))).all();
        Profile profile = new Profile(
                "tiny",
                EnumSet.of(Operation.SERIALIZE),
                forks,
                true,
                Timing.ofMillis(20, 9_000, 40, 60, 60),
                Optional.of(new Aim(0.08, budget)));
        Plan plan = new Plan(
                profile, EnumSet.of(Measure.SPEED), profile.operations(), 1, codecs, Optional.empty(), List.of("run"));
        Installation installation = new Installation(folder);
        return new Engine(installation, folder.resolve("code"), WorkOrder.PATIENCE, () -> now, start -> lookout)
                .run(plan, TestData.messages(), ignored -> {}, new RunListener() {
                    @Override
                    public void settling(List<Open> cells) {
                        settled.addAll(cells);
                    }
                });
    }

    private static Speed speed(Run run, String codec) {
        return run.cells().stream()
                .filter(cell -> cell.trial().codec().name().equals(codec))
                .flatMap(cell -> cell.figures(Speed.class).stream())
                .findFirst()
                .orElseThrow();
    }

    private static List<Fork> forks(Run run, String codec) {
        return speed(run, codec).forks();
    }

    private static Surroundings around(double referenceNanos) {
        return new Surroundings(0, 1, 100, referenceNanos, Optional.empty());
    }

    /** What is seen beside one fork after the other; the last of it beside all further ones. */
    private static final class Script implements Lookout {
        private final List<Surroundings> seen;
        private int forks;

        private Script(Stream<Surroundings> seen) {
            this.seen = seen.toList();
        }

        /** A machine whose reference work takes so long after each fork. */
        static Script reference(double... nanos) {
            return new Script(DoubleStream.of(nanos).mapToObj(SettlingRoundsTest::around));
        }

        /** A steady machine on which others take this share of the processors during each fork. */
        static Script others(double... shares) {
            return new Script(DoubleStream.of(shares)
                    .mapToObj(share ->
                            new Surroundings(0, 1, 100, 100, Optional.of(new Load(0.5, 0, Optional.of(share))))));
        }

        @Override
        public Watch begin() {
            Surroundings next = seen.get(Math.min(forks++, seen.size() - 1));
            return () -> next;
        }
    }
}
