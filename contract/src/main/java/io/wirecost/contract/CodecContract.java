package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What every codec promises. A codec module's test extends this and names its provider; its codecs then return every
 * record of the test workloads and of random schemas, value for value, or refuse with a reason.
 */
public abstract class CodecContract {
    private static final int RANDOM_ROOTS = 50;
    private static final int RANDOM_RECORDS = 200;
    private static final int SMALL_RECORDS = 30;
    /** How deep into records the fields lie that are read in place. */
    private static final int MOST_NAMES = 5;

    private static final int DEEP_STACK_BYTES = 256 << 20;

    private static final Path INSTALLATION = Path.of(System.getProperty("wirecost.installation"));

    /** One for all modules: the domain classes of a schema are the same in each. */
    private final CodeCache cache =
            new CodeCache(INSTALLATION.resolveSibling("code-cache"), new InstalledTools(INSTALLATION));

    protected abstract CodecProvider provider();

    /** Seeds of the random schemas, each with {@link #RANDOM_ROOTS} root records; a module may try more. */
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 4);
    }

    /** The random schema of a seed; a module whose format refuses most schemas takes one that it does not refuse. */
    protected Schema randomSchema(int seed) {
        return RandomSchema.generate(seed, RANDOM_ROOTS);
    }

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
    Stream<DynamicTest> every_record_of_the_workloads_comes_back() {
        return TestData.workloads().stream().flatMap(this::proofs);
    }

    @TestFactory
    Stream<DynamicTest> random_values_of_random_schemas_come_back() {
        return seeds().mapToObj(this::randomDataset).flatMap(this::proofs);
    }

    @TestFactory
    Stream<DynamicTest> random_values_of_small_schemas_come_back() {
        return SmallSchemas.all().entrySet().stream()
                .map(named -> small(named.getKey(), named.getValue()))
                .flatMap(this::proofs);
    }

    @TestFactory
    Stream<DynamicTest> small_values_come_back_with_safety_limits_as_shipped() {
        return SmallSchemas.all().entrySet().stream()
                .map(named -> small(named.getKey(), named.getValue()))
                .flatMap(dataset -> proofs(dataset, SafetyLimits.AS_SHIPPED));
    }

    private Dataset randomDataset(int seed) {
        Schema schema = randomSchema(seed);
        RandomValues values = new RandomValues(schema, seed);
        List<RecordValue> records = new ArrayList<>();
        for (int i = 0; i < RANDOM_RECORDS; i++) {
            records.add(values.next(2));
        }
        return TestData.dataset("random-" + seed, schema, records);
    }

    /** In every third record all that may be absent at the root is. */
    private static Dataset small(String name, Schema schema) {
        RandomValues values = new RandomValues(schema, 1);
        List<RecordValue> records = new ArrayList<>();
        for (int i = 0; i < SMALL_RECORDS; i++) {
            records.add(values.next(i % 3));
        }
        return TestData.dataset("small-" + name, schema, records);
    }

    private Stream<DynamicTest> proofs(Dataset dataset) {
        return proofs(dataset, SafetyLimits.LIFTED);
    }

    private Stream<DynamicTest> proofs(Dataset dataset, SafetyLimits safetyLimits) {
        return provider().codecs().stream()
                .map(codec -> DynamicTest.dynamicTest(
                        codec.variant().name() + " returns " + dataset.name(),
                        () -> prove(codec, dataset, safetyLimits)));
    }

    private void prove(CodecInfo codec, Dataset dataset, SafetyLimits safetyLimits) throws Exception {
        Optional<Refusal> refusal = provider().refuses(codec, dataset.schema());
        if (refusal.isPresent()) {
            assertThat(refusal.get().reason()).isNotBlank();
            return;
        }
        LimitCheck limits = new LimitCheck(dataset.schema(), codec.limits());
        List<RecordValue> records = dataset.records().stream()
                .filter(r -> limits.violation(r).isEmpty())
                .toList();
        proveAll(codec, bind(codec, dataset.schema()).with(safetyLimits), records);
    }

    private <T> void proveAll(CodecInfo codec, Binding<T> binding, List<RecordValue> records) throws Exception {
        List<FieldPath> paths = FieldPath.leaves(binding.schema(), MOST_NAMES);
        new RoundTrips<>(provider(), codec, binding, paths).prove(records);
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
        proveAll(codec, bind(codec, schema), records);
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
            proveAll(codec, binding, List.of(trap.record()));
            byte[] bytes =
                    provider().open(codec, binding).serialize(binding.domain().toDomain(trap.record()));
            Codec<Object> guarded = provider().open(codec, binding.with(SafetyLimits.AS_SHIPPED));

            assertThatThrownBy(() -> guarded.deserialize(bytes)).isInstanceOf(error);
        });
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
        Path domain = build(schema, CodecInfo.DOMAIN_TARGET, List.of());
        Path target = codec.target().equals(CodecInfo.DOMAIN_TARGET)
                ? domain
                : build(schema, codec.target(), List.of(domain));
        URL[] urls = {domain.toUri().toURL(), target.toUri().toURL()};
        return new Binding<>(
                schema, codec.target(), new URLClassLoader(urls, getClass().getClassLoader()));
    }

    private Path build(Schema schema, String target, List<Path> generated) throws IOException {
        List<Path> classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        return cache.build(schema, Targets.byId(target).orElseThrow(), generated, classPath)
                .code();
    }
}
