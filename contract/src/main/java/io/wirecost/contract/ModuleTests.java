package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * What a codec module's own tests are made with: code for a schema, proofs and bytes of the module's codecs, with nothing on the class
 * path but what the module brings. What every codec promises is {@link WholeContract}; the module {@code conformance} holds all to it.
 */
public abstract class ModuleTests {
    private static final int DEEP_STACK_BYTES = 256 << 20;

    private final CodecProver prover =
            new CodecProver(provider(), classPath(), getClass().getClassLoader());

    /** The module's door; the same whenever it is asked for. */
    protected abstract CodecProvider provider();

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
        requireRefused(codec, SafetyLimits.AS_SHIPPED, trap, error);
    }

    /** The same with the limits that the library's documentation advises. */
    protected void requireRefusedAsAdvised(CodecInfo codec, Trap trap, Class<? extends Throwable> error)
            throws Exception {
        requireRefused(codec, SafetyLimits.ADVISED, trap, error);
    }

    /**
     * Fails unless these bytes exhaust the memory of a codec with the limits that its library ships, and the same codec with those
     * that its documentation advises refuses them with this error.
     */
    protected void requireExhaustedUnlessAdvised(
            CodecInfo codec, Schema schema, byte[] bytes, Class<? extends Throwable> error) throws Exception {
        Binding<Object> binding = bind(codec, schema);
        Codec<Object> shipped = provider().open(codec, binding.with(SafetyLimits.AS_SHIPPED));
        Codec<Object> advised = provider().open(codec, binding.with(SafetyLimits.ADVISED));

        assertThatThrownBy(() -> shipped.deserialize(bytes)).isInstanceOf(OutOfMemoryError.class);
        assertThatThrownBy(() -> advised.deserialize(bytes)).isInstanceOf(error);
    }

    private void requireRefused(CodecInfo codec, SafetyLimits limits, Trap trap, Class<? extends Throwable> error)
            throws Exception {
        onDeepStack(() -> {
            Binding<Object> binding = bind(codec, trap.schema());
            prover.prove(codec, binding, List.of(trap.record()));
            byte[] bytes =
                    provider().open(codec, binding).serialize(binding.domain().toDomain(trap.record()));
            Codec<Object> guarded = provider().open(codec, binding.with(limits));

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
