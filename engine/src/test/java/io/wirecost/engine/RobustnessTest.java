package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Robustness.Damage;
import io.wirecost.core.run.Robustness.Reaction;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.liars.Misreaders;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.JvmRunner;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.LimitedReader;
import io.wirecost.engine.worker.MeasuredDecode;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One run of the real engine with real child JVMs, in which codecs do their worst when they get no bytes. */
class RobustnessTest {
    /** One for each way in which a process ends, and one that it survives. */
    private static final Set<String> TWICE = Set.of("eats-memory", "kills-itself", "spins-if-trailed");

    private static final Duration A_SECOND = Duration.ofSeconds(1);

    /** Of a process. A message has a tenth of it. */
    private static final Duration TEN_SECONDS = Duration.ofSeconds(10);

    @TempDir
    static Path folder;

    private static Run run;
    private static Installation installation;

    @BeforeAll
    static void damage_all_of_them() throws Exception {
        installation = TestInstallation.in(Files.createDirectory(folder.resolve("installation")), Misreaders.class);
        List<CatalogEntry> all = CodecCatalog.load(installation).all();
        run = damage(all);
    }

    private static Run damage(List<CatalogEntry> codecs) throws Exception {
        Plan plan = new Plan(
                Profile.SMOKE,
                EnumSet.of(Measure.ROBUSTNESS),
                Profile.SMOKE.operations(),
                1,
                codecs,
                Optional.empty(),
                List.of("run"));
        Engine engine = SteadyMachine.engine(installation, folder.resolve("code"), TEN_SECONDS);
        return engine.run(plan, TestData.messages(), ignored -> {}, new RunListener() {});
    }

    @Tag("nightly")
    @Test
    void the_same_seed_has_the_same_outcomes_again() throws Exception {
        Run again = damage(CodecCatalog.load(installation).all().stream()
                .filter(codec -> TWICE.contains(codec.name()))
                .toList());

        assertThat(TWICE)
                .allSatisfy(codec -> assertThat(figures(again, codec).damages())
                        .isEqualTo(figures(run, codec).damages()));
    }

    @ParameterizedTest
    @CsvSource({
        "notices, NOTICED, 0",
        "looks-past-the-end, NOTICED_OTHERWISE, 0",
        "eats-memory, MEMORY_EXHAUSTED, 0",
        "asks-for-too-much, MEMORY_EXHAUSTED, 0",
        "digs-a-hole, STACK_EXHAUSTED, 0",
        "spins, HANG, 1",
        "ignores-interrupts, HANG, 1",
        "deadlocks, HANG, 1",
        "kills-itself, DIED, 1"
    })
    void what_a_codec_does_is_told_and_ends_no_more_than_its_own_process(
            String codec, ReactionKind reaction, int ended) {
        assertThat(damage(codec, DamageKind.EMPTY).reactions()).singleElement().satisfies(one -> {
            assertThat(one.kind()).isEqualTo(reaction);
            assertThat(one.ended()).isEqualTo(ended);
            assertThat(one.smallest().sizeBytes()).isZero();
            assertThat(one.smallest().came()).isPresent();
        });
    }

    @Test
    void the_run_comes_to_its_end_and_every_codec_has_its_figures() {
        assertThat(run.complete()).isTrue();
        assertThat(run.cells()).allMatch(cell -> cell.status() == Cell.Status.MEASURED);
        assertThat(run.cells().stream().filter(cell -> limits(cell) == SafetyLimits.AS_SHIPPED))
                .hasSize(run.codecs().size());
    }

    @Test
    void a_codec_with_advice_for_strangers_bytes_is_tried_with_it_too() {
        List<Robustness> advised = run.cells().stream()
                .filter(cell -> limits(cell) == SafetyLimits.ADVISED)
                .flatMap(cell -> cell.figures(Robustness.class).stream())
                .toList();

        assertThat(advised).singleElement().satisfies(figures -> {
            assertThat(figures.advice()).contains("asks for less (its documentation)");
            assertThat(figures.inputs(ReactionKind.MEMORY_EXHAUSTED)).isZero();
        });
        assertThat(figures("asks-for-less-if-advised").advice()).isEmpty();
        assertThat(figures("asks-for-less-if-advised").inputs(ReactionKind.MEMORY_EXHAUSTED))
                .isPositive();
    }

    private static SafetyLimits limits(Cell cell) {
        return ((Task.Damaged) cell.trial().task()).limits();
    }

    @ParameterizedTest
    @EnumSource(names = {"CUT", "FLIPPED", "TRAILING", "SOUGHT_LENGTH", "TWO_AS_ONE"})
    void the_same_damages_have_the_same_reactions_in_other_processes(DamageKind kind) {
        Damage first = damage("notices", kind);
        assertThat(first.inputs()).isPositive();
        assertThat(run.codecs())
                .filteredOn(codec -> !codec.name().equals("spins-if-trailed"))
                .allSatisfy(codec -> assertThat(damage(codec.name(), kind)).isEqualTo(first));
    }

    @Test
    void a_message_that_hangs_among_others_is_found_and_the_others_are_read_all_the_same() {
        Damage trailing = damage("spins-if-trailed", DamageKind.TRAILING);

        assertThat(trailing.inputs(ReactionKind.HANG)).isBetween(1, 3);
        assertThat(trailing.inputs())
                .isEqualTo(damage("notices", DamageKind.TRAILING).inputs());
    }

    @Test
    void messages_behind_one_that_hangs_are_not_read() throws Exception {
        assertThat(read("spins", A_SECOND, 4)).singleElement().satisfies(one -> {
            assertThat(one.ended()).isTrue();
            assertThat(one.result()).extracting("reaction").isEqualTo(ReactionKind.HANG);
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void a_message_that_outruns_the_limit_and_ends_before_twice_as_much_has_the_outcome_of_its_end(int messages)
            throws Exception {
        assertThat(read("spins-for-a-while", A_SECOND, messages))
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.isLate()).isTrue();
                    assertThat(one.ended()).isFalse();
                    assertThat(one.result()).extracting("reaction").isEqualTo(ReactionKind.NOTICED);
                });
    }

    @Test
    void a_message_that_takes_long_within_the_limit_is_not_late() throws Exception {
        assertThat(read("spins-for-a-while", TEN_SECONDS, 2)).hasSize(2).noneMatch(MeasuredDecode::isLate);
    }

    /** What comes of messages without bytes. */
    private static List<MeasuredDecode> read(String codec, Duration limit, int messages) throws Exception {
        JvmRunner runner = JvmRunner.load(Installation.at(folder.resolve("installation")));
        CodecInfo info = runner.codecs().stream()
                .filter(one -> one.name().equals(codec))
                .findFirst()
                .orElseThrow();
        try (WorkFolder work = WorkFolder.create();
                RunnerSession session = runner.open(WorkOrder.of(
                        TestData.messages(), "dataset", work, folder.resolve("code"), WorkOrder.TIMEOUT))) {
            session.prepare(List.of(info), (target, emission) -> {});
            Robustness.Limits limits = new Robustness.Limits(128L << 20, 1L << 20, 1);
            try (LimitedReader reader = session.limited(info, limits, SafetyLimits.AS_SHIPPED, List.of())) {
                return reader.read(Collections.nCopies(messages, new byte[0]), limit)
                        .value();
            }
        }
    }

    @Test
    void a_value_that_is_another_one_is_shown_with_its_path() {
        Reaction other = damage("notices", DamageKind.FLIPPED).reactions().stream()
                .filter(reaction -> reaction.kind() == ReactionKind.OTHER_VALUE)
                .findFirst()
                .orElseThrow();
        assertThat(other.smallest().difference()).hasValueSatisfying(difference -> {
            assertThat(difference.path()).isNotEmpty();
            assertThat(difference.expected()).isNotEmpty();
            assertThat(difference.actual()).isNotEmpty();
        });
    }

    @Test
    void memory_and_time_of_the_worst_input_are_known() {
        Robustness robustness = figures("notices");
        assertThat(robustness.extremes().allocatedBytesPerByte())
                .hasValueSatisfying(bytes -> assertThat(bytes).isPositive());
        assertThat(robustness.extremes().slowdown()).isPositive();
    }

    private static Damage damage(String codec, DamageKind kind) {
        return figures(codec).damages().stream()
                .filter(damage -> damage.kind() == kind)
                .findFirst()
                .orElseThrow(() -> new AssertionError(codec + " has no " + kind));
    }

    private static Robustness figures(String codec) {
        return figures(run, codec);
    }

    private static Robustness figures(Run run, String codec) {
        return run.cells().stream()
                .filter(cell -> limits(cell) == SafetyLimits.AS_SHIPPED)
                .filter(cell -> cell.trial().codec().codec().name().equals(codec))
                .flatMap(cell -> cell.figures(Robustness.class).stream())
                .findFirst()
                .orElseThrow(() -> new AssertionError(codec + " has no figures: " + run.cells()));
    }
}
