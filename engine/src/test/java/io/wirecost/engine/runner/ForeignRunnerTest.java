package io.wirecost.engine.runner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Cell.Status;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.engine.TestData;
import io.wirecost.engine.TestEngine;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.worker.AnswerMembers;
import io.wirecost.engine.worker.BadAnswer;
import io.wirecost.engine.worker.RunnerLine;
import io.wirecost.engine.worker.Timing;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A run of the real engine with real processes that speak the protocol, and do something wrong with every codec but one. */
class ForeignRunnerTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(3);
    private static final Profile TINY = new Profile(
            "tiny",
            EnumSet.of(Operation.SERIALIZE, Operation.DESERIALIZE),
            1,
            true,
            Timing.ofMillis(200, 20, 120, 60, 1));

    @TempDir
    private static Path folder;

    private static final Set<ProcessHandle> BEFORE = processes();
    private static ForeignRunner runner;
    private static Run run;

    @BeforeAll
    static void run_all_of_them() throws Exception {
        runner = ForeignRunner.load(StubRunner.withDomain("php", Misdeed.ofCodecs()), TIMEOUT);
        run = run(folder, runner);
    }

    static Run run(Path folder, RunnerCommand command) throws Exception {
        return run(folder, ForeignRunner.load(command, TIMEOUT));
    }

    /** Measures all of its codecs. */
    private static Run run(Path folder, ForeignRunner runner) throws Exception {
        CodecCatalog catalog = new CodecCatalog(List.of(runner));
        Plan plan = new Plan(
                TINY,
                EnumSet.of(Measure.SIZE, Measure.SPEED),
                TINY.operations(),
                1,
                catalog.all(),
                Optional.empty(),
                List.of("run"));
        return TestEngine.in(folder, TIMEOUT).run(plan, TestData.messages(), new RunListener() {});
    }

    @Test
    void an_honest_codec_has_sizes_and_times_though_others_fail() {
        assertThat(run.complete()).isTrue();
        assertThat(cells(Misdeed.NONE))
                .hasSize(3)
                .allSatisfy(
                        cell -> assertThat(cell.status()).as(cell.toString()).isEqualTo(Status.MEASURED));
        assertThat(figures(Sizes.class).all())
                .hasSize(TestData.messages().records().size());
        Speed speed = figures(Speed.class);
        assertThat(speed.forks()).hasSize(1);
        assertThat(speed.forks().get(0).groups()).allSatisfy(group -> {
            assertThat(group.nanosPerOperation()).containsOnly(5_000.0);
            assertThat(group.allocatedBytesPerOperation()).as("it did not tell").isEmpty();
        });
        assertThat(run.environment().runtimes())
                .extracting(runtime -> runtime.version())
                .containsExactly("Stub 7");
    }

    @Test
    void what_it_cannot_run_here_is_known_with_its_reason() {
        assertThat(runner.refused()).containsExactly(new RefusedCodec("stub", "antique", "stub:antique", "is too old"));
    }

    @Test
    void what_its_codecs_documentation_advises_is_known_and_what_switches_they_have() {
        assertThat(runner.safetyAdvice(runner.codecs().get(0)))
                .contains(new SafetyAdvice("at most 7 levels", "its manual"));
        assertThat(runner.versionSwitches(runner.codecs().get(0)))
                .containsExactly(new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_KEPT, "forget = false"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    SPEAKS_ANOTHER_PROTOCOL  | hello: protocol: expected 2, which this wirecost speaks, got 1; what changed: runners/protocol/PROTOCOL.md
                    HANGS_IN_HELLO           | hung at hello (no progress and no work for 3 s)
                    DIES_IN_HELLO            | the worker ended with exit code 3 at hello; its last output: stub: no licence
                    """)
    void a_runner_that_cannot_introduce_itself_is_refused_as_bad_input(Misdeed misdeed, String reason) {
        RunnerCommand command = StubRunner.command(misdeed);

        assertThatThrownBy(() -> ForeignRunner.load(command, TIMEOUT))
                .isInstanceOf(InputException.class)
                .hasMessage("runner %s: %s", command, reason);
        assertNoProcessIsLeft();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    CALLS_ITSELF_JVM         | runtime: expected another name than that of wirecost's own runtime, got "jvm"
                    DECLARES_AN_UNKNOWN_LOSS | codecs[0].losses: expected one of int64-rounded-to-double, negative-zero-unsigned, float-negative-zero-unsigned, got "everything"
                    ASKS_FOR_AN_UNKNOWN_DOMAIN | domain: expected php or nothing, got "cobol"
                    ADVISES_WITHOUT_A_SOURCE | codecs[0].safetyAdvice.source: expected a text of 1 to 500 characters, got ""
                    HAS_NO_VERSION           | codecs[0].version: expected the version of the installed library, got ""
                    """)
    void a_handshake_that_contradicts_the_protocol_is_named_by_its_place(Misdeed misdeed, String reason)
            throws Exception {
        AnswerMembers hello = ((RunnerLine.Done) StubRunner.hello(misdeed)).members();

        assertThatThrownBy(() -> Handshake.read(hello))
                .isInstanceOf(BadAnswer.class)
                .hasMessage(reason);
    }

    @Test
    void a_command_that_is_no_program_is_refused_as_bad_input() {
        assertThatThrownBy(() -> ForeignRunner.load(RunnerCommand.of(List.of("no-such-program", "x")), TIMEOUT))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("runner no-such-program x: it cannot be started: ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    DIES_WHILE_DECODING      | the worker was ended by signal 11 at decoding; its last output: Segmentation fault
                    WRITES_GARBAGE           | record 17, encoding: the worker wrote a line that is no JSON: {loading plug-ins …
                    ANSWERS_WITH_NOTHING     | opening: version: expected a string, but it is not there
                    CUTS_ITS_FILE_SHORT      | decoding: its file of decoded values: before byte 1321641: the file is cut short: at least 8 bytes are missing
                    FORGETS_RECORDS          | decoding: handed back 2 of 120 records
                    LIES_ABOUT_ITS_VERSION   | opening: loaded version 2.0.0 of the library, but said 1.0.0 in its handshake
                    MEASURES_TOO_LITTLE      | round 1: measuring: slots: expected 3 entries, got 1
                    """)
    void a_codec_that_fails_has_a_reason_and_no_figure(Misdeed misdeed, String reason) {
        Cell cell = cell(misdeed, "serialize");

        assertThat(cell.status()).isEqualTo(Status.FAILED);
        assertThat(cell.reason()).hasValue(reason);
        assertThat(cell.figures()).isEmpty();
    }

    @Test
    void a_runner_that_cannot_say_what_it_holds_has_no_figure() throws Exception {
        assertThat(run(folder, StubRunner.command(Misdeed.CANNOT_SAY_WHAT_IT_HOLDS))
                        .cells())
                .hasSize(3)
                .allSatisfy(cell -> {
                    assertThat(cell.status()).isEqualTo(Status.FAILED);
                    assertThat(cell.reason()).hasValue("screen: threw up");
                });
    }

    @Test
    void a_codec_that_reads_other_data_is_named_with_both_checksums() {
        assertThat(cell(Misdeed.READS_OTHER_DATA, "serialize").reason().orElseThrow())
                .matches("opening: read other data: expected a dataset file with the SHA-256 [0-9a-f]{64}, got 0");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    REFUSES_THE_SCHEMA | field id: it is too long
                    LACKS_A_TOOL       | no stubc; install it: apt-get install stubc
                    """)
    void what_a_runner_cannot_hold_or_make_here_is_refused(Misdeed misdeed, String reason) {
        assertThat(cells(misdeed)).hasSize(3).allSatisfy(cell -> {
            assertThat(cell.status()).isEqualTo(Status.REFUSED);
            assertThat(cell.reason()).hasValue(reason);
        });
    }

    @Test
    void no_process_outlives_its_runner() {
        assertNoProcessIsLeft();
    }

    private static void assertNoProcessIsLeft() {
        Set<ProcessHandle> left = processes();
        left.removeAll(BEFORE);
        assertThat(left).allSatisfy(process -> assertThat(process.onExit()).succeedsWithin(Duration.ofMinutes(1)));
    }

    private static Set<ProcessHandle> processes() {
        try (Stream<ProcessHandle> descendants = ProcessHandle.current().descendants()) {
            return descendants.filter(ProcessHandle::isAlive).collect(Collectors.toSet());
        }
    }

    private static List<Cell> cells(Misdeed misdeed) {
        return run.cells().stream()
                .filter(cell -> cell.trial().codec().name().equals(misdeed.codec()))
                .toList();
    }

    private static Cell cell(Misdeed misdeed, String task) {
        return cells(misdeed).stream()
                .filter(cell -> cell.trial().task().label().equals(task))
                .findFirst()
                .orElseThrow();
    }

    private static <F extends io.wirecost.core.run.Figures> F figures(Class<F> kind) {
        return cells(Misdeed.NONE).stream()
                .flatMap(cell -> cell.figures(kind).stream())
                .findFirst()
                .orElseThrow();
    }
}
