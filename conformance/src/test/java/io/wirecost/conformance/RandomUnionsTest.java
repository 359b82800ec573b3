package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.wirecost.contract.CodecProver;
import io.wirecost.contract.Seeds;
import io.wirecost.contract.UnionSchemas;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Cell.Status;
import io.wirecost.core.run.Run;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.runner.Measure;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Codecs return every record of random schemas with unions, one schema for each seed. By day {@link ConformanceTest} and {@link
 * RuntimesTest} have unions among other types. More seeds are tried by {@code -Dcontract.seeds=1,2,3}.
 */
@Tag("nightly")
class RandomUnionsTest {
    @TestFactory
    Stream<DynamicTest> codecs_of_java_return_every_record() {
        return tests(codec -> DomainKind.of(codec) != DomainKind.CASE_CLASSES);
    }

    @TestFactory
    Stream<DynamicTest> codecs_of_scala_return_every_record() {
        return tests(codec -> DomainKind.of(codec) == DomainKind.CASE_CLASSES);
    }

    private static Stream<DynamicTest> tests(Predicate<CodecInfo> held) {
        return Seeds.wanted().stream()
                .flatMap(seed -> InstalledModules.here()
                        .provers()
                        .flatMap(prover -> prover.provider().codecs().stream()
                                .filter(held)
                                .map(codec -> test(prover, codec, seed))));
    }

    private static DynamicTest test(CodecProver prover, CodecInfo codec, long seed) {
        return DynamicTest.dynamicTest(
                codec.variant().name() + " with seed " + seed, () -> UnionSchemas.prove(prover, codec, seed));
    }

    @TestFactory
    Stream<DynamicTest> codecs_of_other_runtimes_return_every_record() throws Exception {
        List<CatalogEntry> others = Catalog.here().all().stream()
                .filter(entry -> !Catalog.isOnJvm(entry))
                .toList();
        assumeFalse(others.isEmpty(), "no other runtime is set up");
        return Seeds.wanted().stream()
                .map(seed -> DynamicTest.dynamicTest("seed " + seed, () -> {
                    Run run = Catalog.run(EnumSet.of(Measure.SIZE), others, UnionSchemas.random(seed));
                    assertThat(run.cells())
                            .filteredOn(cell -> cell.status() == Status.FAILED)
                            .extracting(Cell::reason)
                            .isEmpty();
                }));
    }
}
