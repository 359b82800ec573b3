package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.Targets;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.LimitCheck;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.RecordValue;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * What every codec promises on one small dataset: it says who it is, returns the records, also after damaged ones, and so do its
 * files.
 */
public final class Promises {
    /** Of the records, so that a file has more than a part of it that is handled by itself. */
    private static final int COPIES = 50;

    private static final int COPIES_IN_CUT_FILES = 3;
    private static final int CUTS = 20;
    private static final int MOST_RECORDS = 30;

    /** The first has a bit of everything; a format that holds single values alone has the other. */
    private static final List<Dataset> SMALL = List.of(TestData.order(), TestData.singleValues());

    private final CodecProver prover;

    public Promises(CodecProver prover) {
        this.prover = prover;
    }

    /** One test for each promise of a codec. */
    public Stream<DynamicTest> tests(CodecInfo codec) {
        String name = codec.variant().name();
        Dataset small = smallFor(codec);
        Stream<DynamicTest> first = Stream.of(
                DynamicTest.dynamicTest(name + " says who it is", () -> requireIdentity(codec)),
                DynamicTest.dynamicTest(
                        name + " returns " + small.name(), () -> prover.prove(codec, small, prover.settings(codec))),
                DynamicTest.dynamicTest(
                        name + " reads as before after damaged messages", () -> requireForgotten(codec, small)));
        Stream<DynamicTest> files = codec.direction() == Direction.BOTH
                ? prover.provider().fileForms(codec).stream()
                        .map(form -> DynamicTest.dynamicTest(
                                "%s: a file in %s comes back, and not if it was cut".formatted(name, form.label()),
                                () -> requireFile(codec, form, small)))
                : Stream.of();
        return Stream.of(first, new VersionPromises(prover, codec).tests(small), files)
                .flatMap(tests -> tests);
    }

    /** Returns whether a codec holds the schema that has a bit of everything. */
    public boolean holdsABitOfEverything(CodecInfo codec) {
        return smallFor(codec).equals(SMALL.get(0));
    }

    private Dataset smallFor(CodecInfo codec) {
        return SMALL.stream()
                .filter(data ->
                        prover.provider().refusalReason(codec, data.schema()).isEmpty())
                .findFirst()
                .orElseThrow(() -> new AssertionError(codec.variant() + " refuses every small schema"));
    }

    private void requireIdentity(CodecInfo codec) {
        assertThat(codec.name()).matches("[a-z0-9]+(-[a-z0-9]+)*");
        assertThat(codec.format()).isNotBlank();
        assertThat(codec.version()).as("version of " + codec.library()).isNotEqualTo("unknown");
        assertThat(Targets.byId(codec.target())).as("target " + codec.target()).isPresent();
        prover.provider().safetyAdvice(codec).ifPresent(advice -> {
            assertThat(advice.words()).isNotBlank();
            assertThat(advice.source()).isNotBlank();
        });
    }

    private void requireForgotten(CodecInfo codec, Dataset dataset) throws Exception {
        Binding<Object> binding = prover.bind(codec, dataset.schema()).with(SafetyLimits.AS_SHIPPED);
        List<RecordValue> records = CodecProver.held(codec, dataset);
        CodecProver.inLoader(binding, () -> {
            new AfterDamage<>(
                            binding,
                            prover.provider().open(codec, binding),
                            prover.provider().waitsForMore(codec))
                    .require(records);
            return records;
        });
    }

    private void requireFile(CodecInfo codec, FileForm form, Dataset dataset) throws Exception {
        Binding<Object> binding = prover.bind(codec, dataset.schema());
        FileTrips<Object> trips = new FileTrips<>(prover.provider(), codec, binding, form);
        LimitCheck limits = new LimitCheck(dataset.schema(), codec.limits());
        List<RecordValue> records = dataset.records().stream()
                .limit(MOST_RECORDS)
                .filter(record -> limits.violation(record).isEmpty())
                .toList();
        CodecProver.inLoader(binding, () -> {
            List<RecordValue> many = copies(COPIES, records);
            trips.requireSame(many, trips.read(trips.write(many)));
            List<RecordValue> few = copies(COPIES_IN_CUT_FILES, records);
            byte[] file = trips.write(few);
            for (int length = 0; length < file.length - 1; length += 1 + file.length / CUTS) {
                byte[] cut = Arrays.copyOf(file, length);
                assertThatThrownBy(() -> trips.requireSame(few, trips.read(cut)))
                        .as("%d of %d bytes", length, file.length)
                        .isNotNull();
            }
            return file;
        });
    }

    private static List<RecordValue> copies(int count, List<RecordValue> records) {
        return Collections.nCopies(count, records).stream()
                .flatMap(List::stream)
                .toList();
    }
}
