package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.Schema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.Executable;

/**
 * What every codec promises: it says who it is, its files come back, and it returns every record of the test workloads, of small
 * schemas and of random ones, value for value, or refuses the schema with a reason. A codec that refuses a random schema is held
 * to the part of it that it does not refuse. Codecs of JSON keep the {@link JsonPromises} too.
 */
public final class WholeContract {
    private static final String JSON = "JSON";
    private static final int RANDOM_ROOTS = 16;

    /** As many of them a codec holds at least that refuses the rest. */
    private static final int HELD_ROOTS = 3;

    /** Where several seeds say that there is time. */
    private static final int MANY_RANDOM_ROOTS = 50;

    private static final int MANY_HELD_ROOTS = 6;

    /** For codecs whose code takes seconds to compile: one small schema instead of many. */
    private static final int FEW_ROOTS = 5;

    /** What a codec is held to on a dataset whose schema it does not refuse. */
    public interface Check {
        /** @param settings of the codec's safety limits */
        void check(CodecProver prover, CodecInfo codec, Dataset dataset, SafetyLimits... settings) throws Exception;
    }

    private final Check check;
    private final boolean hasTime;
    private final List<Dataset> workloads = TestData.workloads();
    private final List<Dataset> small;
    private final Map<Long, Dataset> random = new LinkedHashMap<>();
    private final long fewSeed;
    private final Dataset few;

    /**
     * Creates the contract, with the data that all codecs are held to.
     *
     * @param seeds of the random schemas
     * @param check what codecs are held to
     */
    public WholeContract(List<Long> seeds, Check check) {
        this.check = check;
        hasTime = seeds.size() > 1;
        int roots = hasTime ? MANY_RANDOM_ROOTS : RANDOM_ROOTS;
        seeds.forEach(seed -> random.put(seed, TestData.random(seed, RandomSchema.generate(seed, roots))));
        fewSeed = seeds.get(seeds.size() - 1);
        few = TestData.random(fewSeed, RandomSchema.generate(fewSeed, FEW_ROOTS));
        small = SmallSchemas.of(seeds).entrySet().stream()
                .map(named -> TestData.small(named.getKey(), named.getValue()))
                .toList();
    }

    /**
     * The tests of codecs of a provider: one for each promise, and one for each dataset.
     *
     * @param held which codecs are held to it
     */
    public Stream<DynamicTest> tests(CodecProver prover, Predicate<CodecInfo> held) {
        Promises promises = new Promises(prover);
        return prover.provider().codecs().stream()
                .filter(held)
                .flatMap(codec -> Stream.of(
                                promises.tests(codec),
                                ofJson(prover, codec),
                                DomainKind.of(codec) == DomainKind.CASE_CLASSES
                                        ? ofFewSchemas(prover, codec)
                                        : ofManySchemas(prover, codec))
                        .flatMap(tests -> tests));
    }

    private static Stream<DynamicTest> ofJson(CodecProver prover, CodecInfo codec) {
        return codec.format().equals(JSON) && codec.layout().isEmpty()
                ? new JsonPromises(prover, codec).tests()
                : Stream.of();
    }

    private DynamicTest ofWorkload(CodecProver prover, CodecInfo codec, Dataset data) {
        return test(codec, data, () -> prove(prover, codec, data, SafetyLimits.LIFTED));
    }

    /** The workload with every type; where there is time the others too, and a random schema. */
    private Stream<DynamicTest> ofFewSchemas(CodecProver prover, CodecInfo codec) {
        Stream<DynamicTest> ofWorkloads =
                workloads.stream().limit(hasTime ? workloads.size() : 1).map(data -> ofWorkload(prover, codec, data));
        Stream<DynamicTest> ofRandom =
                hasTime ? Stream.of(test(codec, few, () -> proveHeld(prover, codec, fewSeed, few, 1))) : Stream.of();
        return Stream.concat(ofWorkloads, ofRandom);
    }

    private Stream<DynamicTest> ofManySchemas(CodecProver prover, CodecInfo codec) {
        Stream<DynamicTest> ofWorkloads = workloads.stream().map(data -> ofWorkload(prover, codec, data));
        Stream<DynamicTest> ofSmall =
                small.stream().map(data -> test(codec, data, () -> prove(prover, codec, data, prover.settings(codec))));
        Stream<DynamicTest> ofRandom = random.entrySet().stream()
                .map(seeded -> test(
                        codec,
                        seeded.getValue(),
                        () -> proveHeld(
                                prover,
                                codec,
                                seeded.getKey(),
                                seeded.getValue(),
                                hasTime ? MANY_HELD_ROOTS : HELD_ROOTS)));
        return Stream.of(ofWorkloads, ofSmall, ofRandom).flatMap(tests -> tests);
    }

    private static DynamicTest test(CodecInfo codec, Dataset data, Executable check) {
        return DynamicTest.dynamicTest(codec.variant().name() + " returns " + data.name(), check);
    }

    private void prove(CodecProver prover, CodecInfo codec, Dataset data, SafetyLimits... settings) throws Exception {
        Optional<Refusal> refusal = prover.provider().refusalReason(codec, data.schema());
        if (refusal.isPresent()) {
            assertThat(refusal.get().reason()).isNotBlank();
        } else {
            check.check(prover, codec, data, settings);
        }
    }

    private void proveHeld(CodecProver prover, CodecInfo codec, long seed, Dataset data, int least) throws Exception {
        Predicate<Schema> refused =
                schema -> prover.provider().refusalReason(codec, schema).isPresent();
        Schema nested = HeldSchema.of(data.schema(), refused);
        Schema held = nested.root().fields().isEmpty() ? HeldSchema.of(FlatSchema.of(data.schema()), refused) : nested;
        assertThat(held.root().fields())
                .as("what %s holds of %s", codec.variant().name(), data.name())
                .hasSizeGreaterThanOrEqualTo(least);
        check.check(
                prover, codec, held.equals(data.schema()) ? data : TestData.random(seed, held), SafetyLimits.LIFTED);
    }
}
