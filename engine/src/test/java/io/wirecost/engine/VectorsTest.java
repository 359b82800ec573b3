package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Vectors;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.ScriptedCodec.Form;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run of the engine in which codecs read test vectors of Avro, know no byte of it, and fail at them. */
class VectorsTest {
    private static final int TO_BE_READ = 40;
    private static final int TO_BE_REFUSED = 44;
    private static final Dataset DATA = TestData.messages();
    private static final byte[] TRUE = HexFormat.of().parseHex("0000020100");

    @TempDir
    private static Path folder;

    private static Run run;

    @BeforeAll
    static void run_all_of_them() throws Exception {
        Plan plan = new Plan(
                Profile.SMOKE,
                EnumSet.of(Measure.INTEROP),
                Profile.SMOKE.operations(),
                1,
                new CodecCatalog(List.of(new ScriptedRunner(
                                ScriptedCodec.of("Avro", "refuses-all").with(otherwise(VectorsTest::refuse)),
                                ScriptedCodec.of("Avro", "takes-all").with(otherwise(VectorsTest::take)),
                                ScriptedCodec.of("Avro", "ends-at-true").with(otherwise(VectorsTest::endAtTrue)),
                                ScriptedCodec.named("of-a-format-without-vectors"),
                                ScriptedCodec.of("Avro", "of-another-layout")
                                        .with(info -> info.withLayout("another")))))
                        .all(),
                Optional.empty(),
                List.of("run"));
        run = SteadyMachine.engine(folder).run(plan, DATA, ignored -> {}, new RunListener() {});
    }

    private interface Reader {
        RecordValue read(Schema schema, byte[] bytes) throws IOException;
    }

    /** A form that reads its own messages, and does something else with vectors. */
    private static Form otherwise(Reader reader) {
        return new Form() {
            @Override
            public RecordValue read(Schema schema, byte[] bytes) throws IOException {
                return schema.equals(DATA.schema()) ? Form.super.read(schema, bytes) : reader.read(schema, bytes);
            }
        };
    }

    private static RecordValue refuse(Schema schema, byte[] bytes) throws IOException {
        throw new IOException("not mine");
    }

    private static RecordValue take(Schema schema, byte[] bytes) {
        return new RecordValue(Arrays.asList(new Object[schema.root().fields().size()]));
    }

    private static RecordValue endAtTrue(Schema schema, byte[] bytes) throws IOException {
        if (Arrays.equals(TRUE, Arrays.copyOf(bytes, TRUE.length))) {
            throw new IllegalStateException("it ended");
        }
        throw new IOException("not true");
    }

    @Test
    void a_codec_that_reads_nothing_fails_at_all_that_has_a_value() {
        Vectors vectors = vectors("refuses-all").orElseThrow();

        assertThat(vectors.source()).isEqualTo("Apache Avro specification");
        assertThat(vectors.passed()).isEqualTo(TO_BE_REFUSED);
        assertThat(vectors.failures()).hasSize(TO_BE_READ);
        assertThat(vectors.failures().get(0)).satisfies(failure -> {
            assertThat(failure.vector()).isEqualTo("primitive types: integer 0200");
            assertThat(failure.expected()).isEqualTo("integer = 0");
            assertThat(failure.actual()).isEqualTo("not mine");
        });
    }

    @Test
    void a_codec_that_takes_anything_fails_at_all_that_has_no_value() {
        Vectors vectors = vectors("takes-all").orElseThrow();

        assertThat(vectors.passed()).as("a vector whose field is absent").isEqualTo(1);
        assertThat(vectors.failures()).hasSize(TO_BE_READ + TO_BE_REFUSED - 1);
        assertThat(vectors.failures())
                .filteredOn(failure -> failure.expected().equals("to be refused"))
                .hasSize(TO_BE_REFUSED)
                .allSatisfy(failure -> assertThat(failure.actual()).isEqualTo("no field"));
        assertThat(vectors.failures().get(0).actual()).isEqualTo("absent");
    }

    @Test
    void a_codec_that_dies_of_a_vector_is_given_the_next_one() {
        Vectors vectors = vectors("ends-at-true").orElseThrow();

        assertThat(vectors.passed()).isEqualTo(TO_BE_REFUSED);
        assertThat(vectors.failures())
                .filteredOn(failure -> failure.expected().equals("flag = true"))
                .singleElement()
                .extracting(Vectors.Failure::actual)
                .isEqualTo("it ended");
    }

    @Test
    void a_codec_of_another_format_or_layout_is_given_none() {
        assertThat(vectors("of-a-format-without-vectors")).isEmpty();
        assertThat(vectors("of-another-layout")).isEmpty();
    }

    private static Optional<Vectors> vectors(String codec) {
        return run.cells().stream()
                .filter(cell -> cell.trial().codec().name().equals(codec))
                .flatMap(cell -> cell.figures(Interop.class).stream())
                .findFirst()
                .orElseThrow(() -> new AssertionError(run.cells()))
                .vectors();
    }
}
