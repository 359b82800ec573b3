package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Holds a codec to the bytes of another one of its module, for every record that both hold: of all workloads and of a random
 * schema. So each reads what the other writes.
 */
final class SameBytes {
    private static final long SEED = 1;
    private static final int ROOTS = 20;

    private final CodecProver prover;
    private final CodecInfo codec;
    private final CodecProvider models;
    private final CodecInfo model;

    /** @param model of the provider {@code models}: the codec whose bytes are right */
    SameBytes(CodecProver prover, CodecInfo codec, CodecProvider models, CodecInfo model) {
        this.prover = prover;
        this.codec = codec;
        this.models = models;
        this.model = model;
    }

    /** One test for each dataset. */
    Stream<DynamicTest> tests() {
        Dataset random = TestData.random(
                SEED,
                HeldSchema.of(
                        RandomSchema.generate(SEED, ROOTS),
                        schema -> prover.provider().refusalReason(codec, schema).isPresent()
                                || models.refusalReason(model, schema).isPresent()));
        return Stream.concat(TestData.workloads().stream(), Stream.of(random))
                .map(data -> DynamicTest.dynamicTest(
                        "%s writes %s as %s does".formatted(codec.name(), data.name(), model.name()),
                        () -> compare(data)));
    }

    private void compare(Dataset data) throws Exception {
        Binding<Object> binding = prover.bind(codec, data.schema());
        Binding<Object> modelBinding = prover.bind(model, data.schema());
        Codec<Object> writer = prover.provider().open(codec, binding);
        Codec<Object> modelWriter = models.open(model, modelBinding);
        LimitCheck limits = new LimitCheck(data.schema(), codec.limits());
        List<RecordValue> records = data.records().stream()
                .filter(record -> limits.violation(record).isEmpty())
                .toList();
        assertThat(records).isNotEmpty();
        for (RecordValue record : records) {
            assertThat(writer.serialize(binding.domain().toDomain(record)))
                    .isEqualTo(modelWriter.serialize(modelBinding.domain().toDomain(record)));
        }
    }
}
