package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.wirecost.contract.Seeds;
import io.wirecost.contract.TestData;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Cell.Status;
import io.wirecost.core.run.Run;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.runner.Measure;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Codecs of the other runtimes that this machine has return every record of a random schema, value for value, or refuse it for a
 * reason; {@link InteropTest} has the workloads. {@code WIRECOST_RUNTIMES=node} says that Node.js has to be here.
 */
class RuntimesTest {
    private static final String REQUIRED = "WIRECOST_RUNTIMES";

    private final CodecCatalog catalog;

    RuntimesTest() throws Exception {
        catalog = Catalog.here();
    }

    @Test
    void all_runtimes_are_here_that_have_to_be() {
        Set<String> found = catalog.runners().stream()
                .map(runner -> runner.runtime().name())
                .collect(Collectors.toSet());

        assertThat(found).as("runtimes; left out: %s", catalog.absent()).containsAll(required());
    }

    /** Of other codecs than {@link InteropTest}; all by night. */
    @TestFactory
    Stream<DynamicTest> a_sixth_of_the_codecs_returns_every_record_or_says_why_not() throws Exception {
        return tests(
                Catalog.part(1, catalog.all()), TestData.few(Seeds.wanted()).subList(0, 1));
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> every_codec_returns_the_records_of_more_schemas_and_the_messages_of_a_default_run()
            throws Exception {
        List<CatalogEntry> all =
                catalog.all().stream().filter(entry -> !Catalog.isOnJvm(entry)).toList();
        return tests(
                all,
                Stream.concat(Stream.of(TestData.messages()), TestData.few(Seeds.wanted()).stream())
                        .toList());
    }

    private Stream<DynamicTest> tests(List<CatalogEntry> entries, List<Dataset> datasets) throws Exception {
        assumeTrue(!entries.isEmpty(), () -> "no other runtime is set up: " + catalog.absent());
        Map<String, Run> runs = new LinkedHashMap<>();
        for (Dataset dataset : datasets) {
            runs.put(dataset.name(), Catalog.run(EnumSet.of(Measure.SIZE), entries, dataset));
        }
        return runs.entrySet().stream()
                .flatMap(named -> named.getValue().cells().stream()
                        .map(cell -> DynamicTest.dynamicTest(cell.trial().id(), () -> require(cell))));
    }

    @Test
    void each_runtime_proves_many_codecs_in_both_directions() {
        Map<String, Long> twoWay = catalog.all().stream()
                .map(CatalogEntry::info)
                .filter(codec -> codec.direction() == Direction.BOTH)
                .collect(Collectors.groupingBy(CodecInfo::runtime, Collectors.counting()));

        required()
                .forEach(runtime -> assertThat(twoWay.get(runtime)).as(runtime).isGreaterThanOrEqualTo(18));
    }

    private static void require(Cell cell) {
        assertThat(cell.status())
                .as("%s: %s", cell.trial().id(), cell.reason().orElse(""))
                .isNotEqualTo(Status.FAILED);
        if (cell.status() == Status.REFUSED) {
            assertThat(cell.reason()).get().asString().isNotBlank();
        }
    }

    private static List<String> required() {
        String named = System.getenv().getOrDefault(REQUIRED, "");
        return named.isBlank() ? List.of() : List.of(named.split(","));
    }
}
