package io.wirecost.engine.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Cell.Status;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.engine.TestData;
import io.wirecost.engine.TestEngine;
import io.wirecost.engine.TestInstallation;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.RefusedCodec;
import io.wirecost.engine.runner.Timing;
import java.nio.file.Files;
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
import org.junit.jupiter.params.provider.EnumSource;

/** Runs of the real engine with a real process that speaks the protocol, and does one thing wrong. */
class ForeignRunnerTest {
    private static final Duration PATIENCE = Duration.ofSeconds(3);
    private static final Profile TINY = new Profile(
            "tiny",
            EnumSet.of(Operation.SERIALIZE, Operation.DESERIALIZE),
            1,
            true,
            Timing.ofMillis(20, 200, 60, 180, 180));

    @TempDir
    private static Path folder;

    private static TestEngine engine;

    @BeforeAll
    static void open() throws Exception {
        engine = TestEngine.in(
                TestInstallation.in(Files.createDirectory(folder.resolve("installation"))), folder, PATIENCE);
    }

    private static Run run(Misdeed misdeed) throws Exception {
        return run(StubRunner.command(misdeed));
    }

    private static Run run(RunnerCommand command) throws Exception {
        CodecCatalog catalog = new CodecCatalog(List.of(ForeignRunner.load(command, PATIENCE)));
        Plan plan = new Plan(
                TINY,
                EnumSet.of(Measure.SIZE, Measure.SPEED),
                TINY.operations(),
                1,
                catalog.all(),
                Optional.empty(),
                List.of("run"));
        return engine.run(plan, TestData.messages(), new RunListener() {});
    }

    @Test
    void an_honest_runner_has_sizes_and_times() throws Exception {
        Run run = run(Misdeed.NONE);

        assertThat(run.complete()).isTrue();
        assertThat(run.cells())
                .extracting(Cell::status)
                .as(run.cells().toString())
                .containsOnly(Status.MEASURED);
        assertThat(run.cells())
                .extracting(cell -> cell.trial().id())
                .containsExactlyInAnyOrder(
                        "messages/stub/neutral/size",
                        "messages/stub/neutral/serialize",
                        "messages/stub/neutral/deserialize");
        assertThat(figures(run, Sizes.class).all())
                .hasSize(TestData.messages().records().size());
        Speed speed = figures(run, Speed.class);
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
    void a_runner_that_asks_for_classes_of_domain_objects_gets_them_with_every_codec() throws Exception {
        assertThat(run(StubRunner.withDomain("php")).cells())
                .hasSize(3)
                .allSatisfy(
                        cell -> assertThat(cell.status()).as(cell.toString()).isEqualTo(Status.MEASURED));
    }

    @Test
    void what_it_cannot_run_here_is_known_with_its_reason() throws Exception {
        assertThat(ForeignRunner.load(StubRunner.command(Misdeed.NONE), PATIENCE)
                        .refused())
                .containsExactly(new RefusedCodec("stub", "antique", "stub:antique", "is too old"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    SPEAKS_ANOTHER_PROTOCOL  | hello: protocol: expected 1, which this wirecost speaks, got 2
                    CALLS_ITSELF_JVM         | hello: runtime: expected another name than that of wirecost's own runtime, got "jvm"
                    DECLARES_AN_UNKNOWN_LOSS | hello: codecs[0].losses: expected one of int64-rounded-to-double, negative-zero-unsigned, float-negative-zero-unsigned, got "everything"
                    ASKS_FOR_AN_UNKNOWN_DOMAIN | hello: domain: expected php or nothing, got "cobol"
                    HAS_NO_VERSION           | hello: codecs[0].version: expected the version of the installed library, got ""
                    HANGS_IN_HELLO           | hung at hello (no progress and no work for 3 s)
                    DIES_IN_HELLO            | the runner ended with exit code 3 at hello; its last output: stub: no licence
                    """)
    void a_runner_that_cannot_introduce_itself_is_refused_as_bad_input(Misdeed misdeed, String reason) {
        RunnerCommand command = StubRunner.command(misdeed);

        assertThatThrownBy(() -> ForeignRunner.load(command, PATIENCE))
                .isInstanceOf(InputException.class)
                .hasMessage("runner %s: %s", command, reason);
    }

    @Test
    void a_command_that_is_no_program_is_refused_as_bad_input() {
        assertThatThrownBy(() -> ForeignRunner.load(RunnerCommand.of(List.of("no-such-program", "x")), PATIENCE))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("runner no-such-program x: it cannot be started: ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    HANGS_WHILE_ENCODING     | hung at record 17, encode (no progress and no work for 3 s)
                    LOOPS_WHILE_ENCODING     | hung at record 17, encode (no progress in 3 s of processor time)
                    DIES_WHILE_DECODING      | the runner was ended by signal 11 at decode; its last output: Segmentation fault
                    WRITES_GARBAGE           | record 17, encode: the runner wrote a line that is no JSON: loading plug-ins …
                    WRITES_A_LINE_WITHOUT_END | record 17, encode: the runner wrote a line that is no JSON: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
                    ANSWERS_WITH_NOTHING     | encode: version: expected a string, but it is not there
                    THROWS_WHILE_ENCODING    | record 17, encode: threw RangeError
                    LOSES_A_FIELD            | record 2, decoding: deserialize: note: expected "with a \\u0001 inside", got absent
                    CUTS_ITS_FILE_SHORT      | decode: its file of decoded values: before byte 1321641: the file is cut short: at least 8 bytes are missing
                    FORGETS_RECORDS          | decode: handed back 2 of 120 records
                    LIES_ABOUT_ITS_VERSION   | encode: loaded version 2.0.0 of the library, but said 1.0.0 in its handshake
                    REMEMBERS_INSTEAD_OF_DECODING | comparison of all records: impossible result: records 1 and 2 have the same 1 bytes and differ: id: expected 1, got 0
                    MEASURES_TOO_LITTLE      | fork 1: measure: slots: expected 33 entries, got 1
                    CANNOT_SAY_WHAT_IT_HOLDS | screen: threw up
                    """)
    void a_runner_that_fails_has_a_reason_and_no_figure(Misdeed misdeed, String reason) throws Exception {
        Cell cell = serialize(run(misdeed));

        assertThat(cell.status()).isEqualTo(Status.FAILED);
        assertThat(cell.reason()).hasValue(reason);
        assertThat(cell.figures()).isEmpty();
    }

    @Test
    void a_runner_that_reads_other_data_is_named_with_both_checksums() throws Exception {
        assertThat(serialize(run(Misdeed.READS_OTHER_DATA)).reason().orElseThrow())
                .matches("encode: read other data: expected a dataset file with the SHA-256 [0-9a-f]{64}, got 0");
    }

    @Test
    void a_lazy_decoder_is_faster_than_copying_the_bytes_and_refused() throws Exception {
        Run run = run(Misdeed.DECODES_LAZILY);

        Cell lazy = cell(run, "deserialize");
        assertThat(lazy.status()).isEqualTo(Status.REFUSED);
        assertThat(lazy.reason().orElseThrow()).startsWith("impossible result: ");
        assertThat(serialize(run).status()).isEqualTo(Status.MEASURED);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    REFUSES_THE_SCHEMA | field id: it is too long
                    LACKS_A_TOOL       | no stubc; install it: apt-get install stubc
                    """)
    void what_a_runner_cannot_hold_or_make_here_is_refused(Misdeed misdeed, String reason) throws Exception {
        assertThat(run(misdeed).cells()).allSatisfy(cell -> {
            assertThat(cell.status()).isEqualTo(Status.REFUSED);
            assertThat(cell.reason()).hasValue(reason);
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"HANGS_IN_HELLO", "HANGS_WHILE_ENCODING", "WRITES_GARBAGE"})
    void no_process_outlives_its_runner(Misdeed misdeed) throws Exception {
        Set<ProcessHandle> before = processes();
        try {
            run(misdeed);
        } catch (InputException e) {
            // it did not even come to a run
        }

        Set<ProcessHandle> left = processes();
        left.removeAll(before);
        assertThat(left).allSatisfy(process -> assertThat(process.onExit()).succeedsWithin(Duration.ofMinutes(1)));
    }

    private static Set<ProcessHandle> processes() {
        try (Stream<ProcessHandle> descendants = ProcessHandle.current().descendants()) {
            return descendants.filter(ProcessHandle::isAlive).collect(Collectors.toSet());
        }
    }

    private static Cell serialize(Run run) {
        return cell(run, "serialize");
    }

    private static Cell cell(Run run, String task) {
        return run.cells().stream()
                .filter(cell -> cell.trial().id().endsWith("/" + task))
                .findFirst()
                .orElseThrow();
    }

    private static <F extends io.wirecost.core.run.Figures> F figures(Run run, Class<F> kind) {
        return run.cells().stream()
                .flatMap(cell -> cell.figures(kind).stream())
                .findFirst()
                .orElseThrow();
    }
}
