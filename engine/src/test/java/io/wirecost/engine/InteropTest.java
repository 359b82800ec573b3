package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Limit;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Interop.Reading;
import io.wirecost.core.run.Interop.ReadingOutcome;
import io.wirecost.core.run.Run;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.ScriptedCodec.Form;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.runner.Measure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run of the engine in which codecs read each other, and some write on purpose what others misread. */
class InteropTest {
    private static final byte MARK = 1;
    private static final int RECORDS = TestData.messages().records().size();

    @TempDir
    private static Path folder;

    private static Engine engine;
    private static Plan plan;
    private static Run run;
    private static final List<Run> WRITTEN = new ArrayList<>();

    @BeforeAll
    static void run_all_of_them() throws Exception {
        plan = new Plan(
                Profile.SMOKE,
                EnumSet.of(Measure.INTEROP),
                Profile.SMOKE.operations(),
                1,
                new CodecCatalog(List.of(new ScriptedRunner(
                                ScriptedCodec.named("plain"),
                                ScriptedCodec.named("counts-its-processes").with(counting()),
                                ScriptedCodec.named("turns-texts-round").with(turning()),
                                ScriptedCodec.named("has-a-mark").with(marked()),
                                ScriptedCodec.named("has-limits").with(info -> info.withLimits(Limit.XML_CHARACTERS)),
                                ScriptedCodec.named("of-another-layout").with(info -> info.withLayout("another")))))
                        .all(),
                Optional.empty(),
                List.of("run"));
        engine = SteadyMachine.engine(folder);
        run = engine.run(plan, TestData.messages(), WRITTEN::add, new RunListener() {});
    }

    @Test
    void a_codec_reads_what_another_one_of_its_format_has_written() {
        assertThat(reading("counts-its-processes", "plain").outcome()).isEqualTo(ReadingOutcome.OK);
        assertThat(reading("plain", "counts-its-processes").outcome()).isEqualTo(ReadingOutcome.OK);
    }

    @Test
    void a_value_that_comes_back_as_another_one_is_named_with_its_place() {
        Reading reading = reading("turns-texts-round", "plain");
        Object text = TestData.messages().records().get(0).get(1);

        assertThat(reading.outcome()).isEqualTo(ReadingOutcome.WRONG);
        assertThat(reading.difference()).hasValueSatisfying(wrong -> {
            assertThat(wrong.record()).isEqualTo(1);
            assertThat(wrong.path()).isEqualTo("text");
            assertThat(wrong.expected()).startsWith("\"" + ((String) text).substring(0, 20));
            assertThat(wrong.actual()).isNotEqualTo(wrong.expected());
        });
        assertThat(reading("plain", "turns-texts-round").outcome()).isEqualTo(ReadingOutcome.WRONG);
    }

    @Test
    void bytes_that_a_reader_does_not_take_have_its_reason() {
        Reading reading = reading("plain", "has-a-mark");

        assertThat(reading.outcome()).isEqualTo(ReadingOutcome.UNREADABLE);
        assertThat(reading.reason()).hasValue("no mark");
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
                .filter(some -> some.cells().size() == 3)
                .findFirst()
                .orElseThrow();
        List<String> read = new ArrayList<>();

        Run resumed = engine.resume(former, plan, TestData.messages(), some -> {}, new RunListener() {
            @Override
            public void started(RunStep step) {
                if (step.kind() == RunStep.StepKind.READ) {
                    read.add(step.subject());
                }
            }
        });

        assertThat(read).hasSize(plan.codecs().size() - former.cells().size());
        assertThat(resumed.cells())
                .containsAll(former.cells())
                .hasSize(plan.codecs().size());
    }

    /** Ends each message by a byte that nobody reads, another one in each process. */
    private static Form counting() {
        AtomicInteger messages = new AtomicInteger();
        return new Form() {
            @Override
            public byte[] write(Schema schema, RecordValue record) throws IOException {
                byte[] plain = Form.super.write(schema, record);
                byte[] longer = Arrays.copyOf(plain, plain.length + 1);
                longer[plain.length] = (byte) (messages.getAndIncrement() / RECORDS);
                return longer;
            }
        };
    }

    private static Form turning() {
        return new Form() {
            @Override
            public byte[] write(Schema schema, RecordValue record) throws IOException {
                return Form.super.write(schema, turned(record));
            }

            @Override
            public RecordValue read(Schema schema, byte[] bytes) throws IOException {
                return turned(Form.super.read(schema, bytes));
            }
        };
    }

    private static RecordValue turned(RecordValue record) {
        String text = new StringBuilder((String) record.get(1)).reverse().toString();
        return RecordValue.of(record.get(0), text, record.get(2));
    }

    private static Form marked() {
        return new Form() {
            @Override
            public byte[] write(Schema schema, RecordValue record) throws IOException {
                byte[] plain = Form.super.write(schema, record);
                byte[] marked = new byte[plain.length + 1];
                marked[0] = MARK;
                System.arraycopy(plain, 0, marked, 1, plain.length);
                return marked;
            }

            @Override
            public RecordValue read(Schema schema, byte[] bytes) throws IOException {
                if (bytes[0] != MARK) {
                    throw new IOException("no mark");
                }
                return Form.super.read(schema, Arrays.copyOfRange(bytes, 1, bytes.length));
            }
        };
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
        String id = "messages/script/" + codec + "/interop";
        return run.cells().stream()
                .filter(cell -> cell.trial().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no cell " + id));
    }
}
