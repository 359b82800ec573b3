package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Interop.Outcome;
import io.wirecost.core.run.Interop.Reading;
import io.wirecost.core.run.Run;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.liars.Strangers;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.Step;
import io.wirecost.engine.runner.Measure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run of the real engine in which codecs read each other in child JVMs, and some write on purpose what others misread. */
class InteropTest {
    @TempDir
    private static Path folder;

    private static Engine engine;
    private static Plan plan;
    private static Run run;
    private static final List<Run> WRITTEN = new ArrayList<>();

    @BeforeAll
    static void run_all_of_them() throws Exception {
        Installation installation =
                TestInstallation.in(Files.createDirectory(folder.resolve("installation")), Strangers.class);
        plan = new Plan(
                Profile.SMOKE,
                EnumSet.of(Measure.INTEROP),
                Profile.SMOKE.operations(),
                1,
                CodecCatalog.load(installation).all(),
                Optional.empty(),
                List.of("run"));
        engine = SteadyMachine.engine(installation, folder.resolve("code"));
        run = engine.run(plan, TestData.messages(), WRITTEN::add, new RunListener() {});
    }

    @Test
    void a_codec_reads_what_another_one_of_its_format_has_written() {
        assertThat(reading("counts-its-processes", "plain").outcome()).isEqualTo(Outcome.OK);
        assertThat(reading("plain", "counts-its-processes").outcome()).isEqualTo(Outcome.OK);
    }

    @Test
    void a_value_that_comes_back_as_another_one_is_named_with_its_place() {
        Reading reading = reading("turns-texts-round", "plain");
        Object text = TestData.messages().records().get(0).get(1);

        assertThat(reading.outcome()).isEqualTo(Outcome.WRONG);
        assertThat(reading.difference()).hasValueSatisfying(wrong -> {
            assertThat(wrong.record()).isEqualTo(1);
            assertThat(wrong.path()).isEqualTo("text");
            assertThat(wrong.expected()).startsWith("\"" + ((String) text).substring(0, 20));
            assertThat(wrong.actual()).isNotEqualTo(wrong.expected());
        });
        assertThat(reading("plain", "turns-texts-round").outcome()).isEqualTo(Outcome.WRONG);
    }

    @Test
    void bytes_that_a_reader_does_not_take_have_its_reason() {
        Reading reading = reading("plain", "has-a-mark");

        assertThat(reading.outcome()).isEqualTo(Outcome.UNREADABLE);
        assertThat(reading.reason())
                .hasValue("record 120, decoding: threw java.lang.IllegalArgumentException: no mark");
    }

    @Test
    void a_reader_that_dies_of_some_bytes_still_reads_all_others() {
        for (String writer : List.of("plain", "counts-its-processes", "turns-texts-round", "has-a-mark")) {
            assertThat(reading(writer, "exits-without-its-mark").reason())
                    .hasValue("the JVM ended with exit code 3 at record 120, decoding");
        }
        assertThat(figures("exits-without-its-mark").readings()).hasSize(4);
    }

    @Test
    void a_codec_that_refuses_the_data_neither_writes_nor_reads() {
        assertThat(cell("has-limits").status()).isEqualTo(Cell.Status.REFUSED);
        assertThat(figures("plain").readings()).extracting(Reading::codec).doesNotContain("has-limits");
    }

    @Test
    void codecs_of_another_layout_are_not_asked_to_read_these() {
        assertThat(figures("of-another-layout").readings()).isEmpty();
        assertThat(figures("plain").readings()).extracting(Reading::codec).doesNotContain("of-another-layout");
    }

    @Test
    void whether_the_bytes_depend_on_the_process_is_seen() {
        assertThat(figures("counts-its-processes").bytes().orElseThrow().sameInTwoProcesses())
                .isFalse();
        assertThat(figures("plain").bytes().orElseThrow().sameInTwoProcesses()).isTrue();
        assertThat(figures("plain").bytes().orElseThrow().sameInAnyMapOrder())
                .as("no map in the data")
                .isEmpty();
        assertThat(figures("of-another-layout").bytes())
                .isEqualTo(figures("plain").bytes());
    }

    @Test
    void an_interrupted_run_keeps_what_is_decided_and_reads_the_rest() throws Exception {
        Run former = WRITTEN.stream()
                .filter(some -> some.cells().size() == 4)
                .findFirst()
                .orElseThrow();
        List<String> read = new ArrayList<>();

        Run resumed = engine.resume(former, plan, TestData.messages(), some -> {}, new RunListener() {
            @Override
            public void started(Step step) {
                if (step.kind() == Step.Kind.READ) {
                    read.add(step.subject());
                }
            }
        });

        assertThat(read).hasSize(plan.codecs().size() - former.cells().size());
        assertThat(resumed.cells())
                .containsAll(former.cells())
                .hasSize(plan.codecs().size());
    }

    private static Reading reading(String writer, String reader) {
        return figures(reader).readings().stream()
                .filter(reading -> reading.codec().equals(writer))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no reading of " + writer));
    }

    private static Interop figures(String codec) {
        return cell(codec).figures(Interop.class).orElseThrow(() -> new AssertionError(cell(codec)));
    }

    private static Cell cell(String codec) {
        String id = "messages/jvm/" + codec + "/interop";
        return run.cells().stream()
                .filter(cell -> cell.trial().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no cell " + id));
    }
}
