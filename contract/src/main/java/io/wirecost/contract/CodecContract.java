package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.Targets;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What every codec promises. A codec module's test extends this and names its provider; its codecs then say who they are and
 * return one small dataset, with nothing on the class path but what the module brings. The costly rest is {@link WholeContract},
 * to which the module {@code conformance} holds all codecs in one JVM. {@code mvn -P contract -pl codecs/gson -am test} holds one
 * module to it, in the module's own JVM.
 */
public abstract class CodecContract {
    /** So that a file has more records than a part of it that is handled by itself. */
    private static final int FILE_COPIES = 50;

    private static final int CUTS = 20;
    private static final int DEEP_STACK_BYTES = 256 << 20;

    private final CodecProver prover =
            new CodecProver(provider(), classPath(), getClass().getClassLoader());

    /** The module's door; the same whenever it is asked for. */
    protected abstract CodecProvider provider();

    @Test
    void the_provider_is_found_by_the_service_loader() {
        assertThat(ServiceLoader.load(CodecProvider.class).stream().map(ServiceLoader.Provider::type))
                .contains(provider().getClass());
    }

    @Test
    void every_codec_says_who_it_is() {
        assertThat(provider().codecs()).isNotEmpty().allSatisfy(codec -> {
            assertThat(codec.name()).matches("[a-z0-9]+(-[a-z0-9]+)*");
            assertThat(codec.format()).isNotBlank();
            assertThat(codec.version()).as("version of " + codec.library()).isNotEqualTo("unknown");
            assertThat(Targets.byId(codec.target()))
                    .as("target " + codec.target())
                    .isPresent();
        });
    }

    @TestFactory
    Stream<DynamicTest> a_schema_that_every_format_holds_comes_back() {
        Dataset order = smallDataset();
        return provider().codecs().stream()
                .map(codec -> DynamicTest.dynamicTest(codec.variant().name() + " returns " + order.name(), () -> {
                    assertThat(provider().refuses(codec, order.schema())).isEmpty();
                    prover.prove(codec, order, SafetyLimits.values());
                }));
    }

    @TestFactory
    Stream<DynamicTest> a_whole_file_comes_back_in_every_form_and_not_if_it_was_cut() {
        Dataset order = smallDataset();
        return provider().codecs().stream()
                .filter(codec -> codec.direction() == Direction.BOTH)
                .flatMap(codec -> provider().fileForms(codec).stream()
                        .map(form -> DynamicTest.dynamicTest(
                                codec.variant().name() + " in " + form.label(),
                                () -> filesComeBack(codec, form, order))));
    }

    private void filesComeBack(CodecInfo codec, FileForm form, Dataset dataset) throws Exception {
        Binding<Object> binding = bind(codec, dataset.schema());
        FileTrips<Object> trips = new FileTrips<>(provider(), codec, binding, form);
        LimitCheck limits = new LimitCheck(dataset.schema(), codec.limits());
        List<RecordValue> records = Collections.nCopies(FILE_COPIES, dataset.records()).stream()
                .flatMap(List::stream)
                .filter(record -> limits.violation(record).isEmpty())
                .toList();
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Thread.currentThread().setContextClassLoader(binding.loader());
        try {
            byte[] file = trips.write(records);
            trips.requireSame(records, trips.read(file));
            for (int length = 0; length < file.length - 1; length += 1 + file.length / CUTS) {
                byte[] cut = Arrays.copyOf(file, length);
                assertThatThrownBy(() -> trips.requireSame(records, trips.read(cut)))
                        .as("%d of %d bytes", length, file.length)
                        .isNotNull();
            }
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    /** Records that every codec of the provider holds. */
    protected Dataset smallDataset() {
        return TestData.small("order", SmallSchemas.order());
    }

    @TestFactory
    @Tag("contract")
    Stream<DynamicTest> the_whole_contract_is_kept() {
        return new WholeContract(Seeds.wanted()).tests(prover);
    }

    /** What a codec writes for one record of a schema. */
    protected byte[] encode(CodecInfo codec, Schema schema, RecordValue record) throws Exception {
        Binding<Object> binding = bind(codec, schema);
        return provider().open(codec, binding).serialize(binding.domain().toDomain(record));
    }

    /** Fails unless a codec returns this record of a schema value for value. */
    protected void proveOne(CodecInfo codec, Schema schema, RecordValue record) throws Exception {
        proveAll(codec, schema, List.of(record));
    }

    /** Fails unless a codec returns all these records of a schema value for value. */
    protected void proveAll(CodecInfo codec, Schema schema, List<RecordValue> records) throws Exception {
        prover.prove(codec, bind(codec, schema), records);
    }

    /** One test for every codec and trap, on a stack so deep that a library meets its own limits first. */
    protected Stream<DynamicTest> proofs(Trap... traps) {
        return Stream.of(traps)
                .flatMap(trap -> provider().codecs().stream()
                        .map(codec -> DynamicTest.dynamicTest(
                                codec.variant().name() + " returns " + trap.name(),
                                () -> onDeepStack(() -> proveOne(codec, trap.schema(), trap.record())))));
    }

    /**
     * Fails unless a codec whose library's safety limits are lifted returns a trap's record, and the same codec with the limits
     * as shipped refuses to read its bytes with this error of the library's own.
     */
    protected void requireRefusedAsShipped(CodecInfo codec, Trap trap, Class<? extends Throwable> error)
            throws Exception {
        onDeepStack(() -> {
            Binding<Object> binding = bind(codec, trap.schema());
            prover.prove(codec, binding, List.of(trap.record()));
            byte[] bytes =
                    provider().open(codec, binding).serialize(binding.domain().toDomain(trap.record()));
            Codec<Object> guarded = provider().open(codec, binding.with(SafetyLimits.AS_SHIPPED));

            assertThatThrownBy(() -> guarded.deserialize(bytes)).isInstanceOf(error);
        });
    }

    /**
     * One test for each dataset: a codec writes the bytes of another codec of the same module.
     *
     * @param model of the provider {@code models}: the codec whose bytes are right
     */
    protected Stream<DynamicTest> sameBytes(CodecInfo codec, CodecProvider models, CodecInfo model) {
        return new SameBytes(prover, codec, models, model).tests();
    }

    private static void onDeepStack(Executable test) throws Exception {
        FutureTask<Void> result = new FutureTask<>(() -> {
            test.run();
            return null;
        });
        new Thread(null, result, "deep stack", DEEP_STACK_BYTES).start();
        result.get();
    }

    @FunctionalInterface
    private interface Executable {
        void run() throws Exception;
    }

    /** The codec's binding for a schema, with everything generated and compiled against this test's class path. */
    protected Binding<Object> bind(CodecInfo codec, Schema schema) throws IOException {
        return prover.bind(codec, schema);
    }

    private static List<Path> classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
    }
}
