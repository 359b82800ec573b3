package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.wirecost.contract.CodecProver;
import io.wirecost.contract.Seeds;
import io.wirecost.contract.UnionSchemas;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell.Status;
import io.wirecost.core.run.Run;
import io.wirecost.engine.catalog.CatalogEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Codecs return every record of random schemas with unions, one schema for each seed and twenty behind one root. By day {@link ConformanceTest} and {@link
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
        return UnionSchemas.together(Seeds.wanted())
                .flatMap(seeds -> InstalledModules.here()
                        .provers()
                        .flatMap(prover -> prover.provider().codecs().stream()
                                .filter(held)
                                .map(codec -> test(prover, codec, seeds))));
    }

    private static DynamicTest test(CodecProver prover, CodecInfo codec, List<Long> seeds) {
        return DynamicTest.dynamicTest(
                codec.variant().name() + " with seeds " + seeds, () -> UnionSchemas.prove(prover, codec, seeds));
    }

    @TestFactory
    Stream<DynamicTest> codecs_of_other_runtimes_return_every_record() throws Exception {
        List<CatalogEntry> others = Catalog.here().all().stream()
                .filter(entry -> !Catalog.isOnJvm(entry))
                .toList();
        assumeFalse(others.isEmpty(), "no other runtime is set up");
        return UnionSchemas.together(Seeds.wanted())
                .map(seeds -> DynamicTest.dynamicTest("seeds " + seeds, () -> prove(others, seeds)));
    }

    /** Codecs that refuse several schemas together are tried with each half of them. */
    private static void prove(List<CatalogEntry> entries, List<Long> seeds) throws Exception {
        List<CatalogEntry> refusing = new ArrayList<>();
        for (Run run : Catalog.proofs(entries, UnionSchemas.random(seeds))) {
            assertThat(run.cells())
                    .filteredOn(cell -> cell.status() == Status.FAILED)
                    .extracting(cell -> cell.trial().id() + ": " + cell.reason().orElse(""))
                    .as("seeds %s", seeds)
                    .isEmpty();
            Set<Variant> refused = run.cells().stream()
                    .filter(cell -> cell.status() == Status.REFUSED)
                    .map(cell -> cell.trial().codec())
                    .collect(Collectors.toSet());
            entries.stream().filter(entry -> refused.contains(entry.variant())).forEach(refusing::add);
        }
        if (!refusing.isEmpty() && seeds.size() > 1) {
            prove(refusing, seeds.subList(0, seeds.size() / 2));
            prove(refusing, seeds.subList(seeds.size() / 2, seeds.size()));
        }
    }
}
