package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Emission;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Cell.Status;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.Timing;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One run of the real engine with real child JVMs, in which every codec but two lies or fails. */
class LiarsTest {
    private static final Profile TINY = new Profile(
            "tiny",
            EnumSet.of(Operation.SERIALIZE, Operation.DESERIALIZE, Operation.FROM_NATIVE, Operation.ACCESS),
            1,
            true,
            Timing.ofMillis(200, 20, 120, 60, 1));
    private static final List<String> WRAPPED = List.of("noisy+zstd-3", "tells-its-class-path+snappy");
    private static final Set<String> NOT_PLAIN = Set.of("honest", "noisy", "tells-its-class-path");

    @TempDir
    static Path folder;

    private static Installation installation;
    private static Run run;
    private static final List<Run> WRITTEN = new ArrayList<>();
    private static final Set<String> DERIVED = new TreeSet<>();

    @BeforeAll
    static void run_all_of_them() throws Exception {
        installation = TestInstallation.in(Files.createDirectory(folder.resolve("installation")));
        TestInstallation.addCompressions(installation);
        CodecCatalog catalog = CodecCatalog.load(installation);
        List<CatalogEntry> codecs = Stream.concat(
                        catalog.all().stream().filter(entry -> !NOT_PLAIN.contains(entry.name())),
                        catalog.select(WRAPPED).stream())
                .toList();
        Plan plan = new Plan(
                TINY,
                EnumSet.of(Measure.SIZE, Measure.SPEED),
                TINY.operations(),
                1,
                codecs,
                Optional.empty(),
                List.of("run"));
        Engine engine = SteadyMachine.engine(installation, folder.resolve("code"), Duration.ofSeconds(4));
        run = engine.run(plan, TestData.messages(), WRITTEN::add, new RunListener() {
            @Override
            public void derived(String target, Emission emission) {
                DERIVED.add(target);
            }
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    drops-a-field       | record 2, decoding: deserialize: note: expected "with a \\u0001 inside", got absent
                    remembers-the-last  | record 120, decoding: threw java.lang.NullPointerException: Cannot read the array length because "buf" is null
                    misreads-in-place   | record 120, decoding: read in place: id: expected 39, got absent
                    throws-at-the-100th | record 100, encoding: threw java.lang.IllegalStateException: table is full
                    hangs-at-the-17th   | hung at record 17, encoding (no progress and no work for 4 s)
                    keeps-in-memory     | record 120, decoding: threw java.lang.IndexOutOfBoundsException: Index 238 out of bounds for length 0
                    exits               | the worker ended with exit code 0 at record 3, encoding
                    stumbles-over-the-schema | looking at the schema: threw java.lang.UnsupportedOperationException: no such type
                    loops-in-forks      | round 1: hung at warm-up (no progress in 4 s of processor time)
                    """)
    void a_codec_that_fails_has_a_reason_and_no_figure(String codec, String reason) {
        Cell cell = cell(codec, "serialize");
        assertThat(cell.status()).isEqualTo(Status.FAILED);
        assertThat(cell.reason()).hasValue(reason);
        assertThat(cell.figures(Speed.class)).isEmpty();
    }

    @Test
    void what_fails_its_proof_has_no_size_either() {
        assertThat(cell("drops-a-field", "size").status()).isEqualTo(Status.FAILED);
        assertThat(cell("drops-a-field", "deserialize").status()).isEqualTo(Status.FAILED);
    }

    @Test
    void what_is_faster_than_copying_the_bytes_is_refused_with_both_figures() {
        for (String operation : List.of("serialize", "deserialize")) {
            Cell cell = cell("cheats-in-forks", operation);
            assertThat(cell.status()).as(cell.toString()).isEqualTo(Status.REFUSED);
            assertThat(cell.reason().orElseThrow())
                    .startsWith("impossible result: ")
                    .containsPattern("ns.*copying.*ns");
            assertThat(cell.figures(Speed.class)).as("samples are kept").isPresent();
        }
        assertThat(cell("cheats-in-forks", "size").status()).isEqualTo(Status.MEASURED);
    }

    @Test
    void a_codec_that_refuses_the_schema_or_a_value_is_refused_before_anything_is_started() {
        assertThat(cell("refuses-the-schema", "size").status()).isEqualTo(Status.REFUSED);
        assertThat(cell("has-limits", "size").status()).isEqualTo(Status.REFUSED);
        assertThat(cell("has-limits", "size").reason()).hasValue("record 2: note: XML 1.0 cannot hold this character");
    }

    @Test
    void a_codec_whose_schema_compiler_does_not_exist_for_this_machine_is_refused() {
        Cell cell = cell("lacks-its-tool", "size");
        assertThat(cell.status()).isEqualTo(Status.REFUSED);
        assertThat(cell.reason().orElseThrow())
                .matches("no code for target flatbuffers: no flatc for \\S+-\\S+ in this installation");
    }

    @Test
    void a_fork_that_throws_or_ends_early_is_a_failure() {
        assertThat(cell("throws-in-forks", "deserialize").status()).isEqualTo(Status.FAILED);
        assertThat(cell("throws-in-forks", "deserialize").reason().orElseThrow())
                .startsWith("round 1: warm-up: threw java.lang.IllegalStateException: ");
        assertThat(cell("exits-in-forks", "serialize").status()).isEqualTo(Status.FAILED);
        assertThat(cell("exits-in-forks", "serialize").reason().orElseThrow()).startsWith("round 1: ");
    }

    @Test
    void a_module_sees_nothing_of_the_process_that_asks_it() {
        assertThat(cell("refuses-the-schema", "size").reason()).hasValue("sees of its parent: []");
    }

    @Test
    void a_child_jvm_sees_harness_domain_classes_and_its_module_only() throws Exception {
        List<String> expected = new ArrayList<>();
        installation.harnessJars().forEach(jar -> expected.add(jar.toString()));
        expected.add("DOMAIN");
        expected.add(installation.folder().resolve("codecs/liars/lib/liars.jar").toString());

        assertThat(classPathIn(cell("tells-its-class-path+snappy", "size"))).isEqualTo(expected);
        assertThat(cell("tells-its-class-path+snappy", "size").reason().orElseThrow())
                .startsWith("opening of the codec: threw java.lang.IllegalStateException: ");
        assertThat(classPathIn(cell("throws-in-forks", "serialize"))).isEqualTo(expected);
        assertThat(installation.harnessJars())
                .extracting(jar -> jar.getFileName().toString().replaceAll("-\\d.*", ""))
                .containsExactlyInAnyOrder("core", "harness");
    }

    private static List<String> classPathIn(Cell cell) {
        String reason = cell.reason().orElseThrow();
        String path = reason.substring(reason.indexOf("IllegalStateException: ") + "IllegalStateException: ".length());
        return List.of(path.split(java.io.File.pathSeparator)).stream()
                .map(part -> part.startsWith(folder.resolve("code").toString()) ? "DOMAIN" : part)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"staged", "noisy+zstd-3", "poisons-the-process", "falls-for-poison"})
    void an_honest_codec_gets_its_figures_though_others_fail(String codec) {
        Cell sizes = cell(codec, "size");
        assertThat(sizes.status()).isEqualTo(Status.MEASURED);
        assertThat(sizes.figures(Sizes.class).orElseThrow().bytesByGroup())
                .hasSize(TestData.GROUPS)
                .allSatisfy(group -> {
                    assertThat(group).hasSize(TestData.RECORDS_PER_GROUP).allMatch(size -> size > 1000);
                });
        for (String operation : List.of("serialize", "deserialize", "access")) {
            assertMeasured(cell(codec, operation), 1000);
        }
    }

    @Test
    void a_stage_is_measured_of_a_codec_that_has_it() {
        assertMeasured(cell("staged", "from-native"), 0);
    }

    @Test
    void a_native_compression_is_proven_and_makes_less() {
        assertThat(bytes("noisy+zstd-3")).isLessThan(bytes("staged"));
    }

    private static int bytes(String codec) {
        return cell(codec, "size").figures(Sizes.class).orElseThrow().all().stream()
                .mapToInt(size -> size)
                .sum();
    }

    @Test
    void the_listener_gets_the_derived_code_of_every_target() {
        assertThat(DERIVED).containsExactly("java");
    }

    private static void assertMeasured(Cell cell, int leastAllocated) {
        assertThat(cell.status()).isEqualTo(Status.MEASURED);
        Speed.Fork fork = cell.figures(Speed.class).orElseThrow().forks().get(0);
        assertThat(fork.groups()).hasSize(TestData.GROUPS).allSatisfy(group -> {
            assertThat(group.nanosPerOperation()).hasSize(1).allMatch(nanos -> nanos > 0);
            assertThat(group.allocatedBytesPerOperation().orElseThrow())
                    .hasSize(1)
                    .allMatch(bytes -> bytes >= leastAllocated);
        });
        assertThat(fork.floor().nanosPerOperation()).hasSize(1);
    }

    @Test
    void the_run_is_kept_after_every_step_and_complete_only_at_the_end() {
        assertThat(WRITTEN).hasSizeGreaterThan(run.codecs().size());
        assertThat(WRITTEN.subList(0, WRITTEN.size() - 1)).noneMatch(Run::complete);
        assertThat(WRITTEN.get(WRITTEN.size() - 1)).isEqualTo(run);
        assertThat(run.complete()).isTrue();
        assertThat(run.cells()).hasSize(4 * run.codecs().size() + 1);
        assertThat(run.cells()).extracting(cell -> cell.trial().id()).doesNotHaveDuplicates();
    }

    private static Cell cell(String codec, String operation) {
        String id = "messages/jvm/" + codec + "/" + operation;
        return run.cells().stream()
                .filter(cell -> cell.trial().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no cell " + id));
    }
}
