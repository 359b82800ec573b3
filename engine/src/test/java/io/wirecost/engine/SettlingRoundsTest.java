package io.wirecost.engine;

import static io.wirecost.core.run.Speed.Cause.OTHERS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.wirecost.analysis.settling.Open;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.Slices;
import io.wirecost.core.run.Speed.VoidSlice;
import io.wirecost.core.run.Witness.Load;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.plan.Aim;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.witness.MachineMonitor;
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
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rounds after the ones that every codec takes part in, and forks that are measured again, by a clock of our own. */
class SettlingRoundsTest {
    private static final Duration FORK = Duration.ofSeconds(10);
    private static final List<Double> STEADY = ScriptedCodec.STEADY;
    private static final List<Double> WILD = List.of(90_000.0, 120_000.0, 100_000.0, 130_000.0, 95_000.0);

    @TempDir
    private Path folder;

    private final List<Open> settled = new ArrayList<>();
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");
    private MachineMonitor monitor = Script.others(0.0);
    private int seats = 100;

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
        Map<String, List<Double>> codecs = Map.of("steady", STEADY, "wild", WILD);

        assertThat(forks(run(codecs, Duration.ZERO), "wild")).hasSize(3);
    }

    @Test
    void the_baseline_has_two_workers_in_each_round_of_the_others() throws Exception {
        Map<String, List<Double>> codecs = new TreeMap<>(Map.of("wild", WILD));
        IntStream.range(0, 14).forEach(i -> codecs.put("steady-" + (char) ('a' + i), at(1 + 0.3 * i)));

        Run run = run(codecs, Duration.ofHours(1));

        assertThat(forks(run, "steady-a")).hasSize(8);
        assertThat(speed(run, "steady-a").twins().orElseThrow())
                .extracting(Fork::round)
                .containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
        assertThat(speed(run, "wild").twins()).isEmpty();
    }

    @Test
    void a_slice_during_which_others_were_busy_is_kept_aside_and_taken_again_beside_the_baseline() throws Exception {
        monitor = Script.others(0.0, 0.0, 0.4, 0.09, 0.0);

        Run run = run(Map.of("a", STEADY, "b", STEADY), Duration.ZERO);

        assertThat(slices(run).filter(slices -> !slices.voided().isEmpty()))
                .singleElement()
                .satisfies(slices -> {
                    assertThat(slices.voided())
                            .extracting(VoidSlice::pass, VoidSlice::cause)
                            .containsExactly(tuple(0, OTHERS));
                    assertThat(slices.passes()).containsExactly(1);
                });
        assertThat(slices(run).map(Slices::mark)).containsOnly(Optional.empty());
    }

    @Test
    void where_every_slice_is_void_all_count_with_a_mark() throws Exception {
        monitor = Script.others(0.5);

        Run run = run(Map.of("a", STEADY, "b", STEADY), Duration.ZERO);

        assertThat(slices(run)).allSatisfy(slices -> {
            assertThat(slices.passes()).containsExactly(0, 1);
            assertThat(slices.mark()).contains(OTHERS);
        });
        assertThat(workers(run)).allMatch(fork -> fork.witness().orElseThrow().disturbed());
    }

    @Test
    void a_run_that_ranks_nothing_judges_no_slice_and_has_no_second_worker() throws Exception {
        monitor = Script.others(0.5);

        Run run = run(Map.of("a", STEADY, "b", STEADY), Duration.ZERO, 2);

        assertThat(slices(run)).hasSize(4).allSatisfy(slices -> {
            assertThat(slices.passes()).containsExactly(0);
            assertThat(slices.mark()).isEmpty();
        });
    }

    @Test
    void workers_that_memory_has_no_room_for_are_alive_in_a_heat_of_their_own_beside_the_baseline() throws Exception {
        seats = 3;

        Run run = run(Map.of("a", STEADY, "b", STEADY, "c", STEADY), Duration.ZERO);

        assertThat(forks(run, "b").get(0).slices().orElseThrow().heat()
                        + forks(run, "c").get(0).slices().orElseThrow().heat())
                .isEqualTo(1);
        assertThat(speed(run, "a").workers())
                .filteredOn(fork -> fork.round() == 0)
                .hasSize(4);
    }

    private static List<Double> at(double factor) {
        return STEADY.stream().map(nanos -> factor * nanos).toList();
    }

    private static Stream<Slices> slices(Run run) {
        return workers(run).flatMap(fork -> fork.slices().stream());
    }

    private static Stream<Fork> workers(Run run) {
        return run.cells().stream()
                .flatMap(cell -> cell.figures(Speed.class).stream())
                .flatMap(speed -> speed.workers().stream());
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
                Timing.ofMillis(9_000, 10, 60, 30, 1),
                Optional.of(new Aim(0.08, budget)));
        Plan plan = new Plan(
                profile, EnumSet.of(Measure.SPEED), profile.operations(), 1, codecs, Optional.empty(), List.of("run"));
        Installation installation = new Installation(folder);
        return new Engine(
                        installation,
                        folder.resolve("code"),
                        WorkOrder.TIMEOUT,
                        () -> now,
                        start -> monitor,
                        datasetBytes -> seats)
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

    /** A steady machine on which others take these shares of the processors, in one slice after the other; then the last. */
    private static final class Script implements MachineMonitor {
        private final double[] shares;
        private int slices;

        private Script(double... shares) {
            this.shares = shares;
        }

        static Script others(double... shares) {
            return new Script(shares);
        }

        @Override
        public double referenceNanos() {
            return 100;
        }

        @Override
        public Watch begin() {
            double share = shares[Math.min(slices++, shares.length - 1)];
            return workerNanos -> new Surroundings(0, 1, Optional.of(new Load(0.5, 0, Optional.of(share))));
        }
    }
}
