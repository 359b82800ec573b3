package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.wirecost.contract.CodecProver;
import io.wirecost.contract.UnionSchemas;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Cell.Status;
import io.wirecost.core.run.Run;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.workloads.builtin.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Which codec holds which kind of union: what docs/unions.md says is what they do. */
class UnionsTest {
    private static final Path PAGE = Path.of("..", "docs", "unions.md");
    private static final String BEFORE = "<!-- made by UnionsTest -->\n";
    private static final String BEFORE_OTHERS = "<!-- made by UnionsTest of other runtimes -->\n";
    private static final String AFTER = "<!-- end -->";

    /** Codecs of one format that hold the same kinds of unions. */
    private record Row(String format, List<Boolean> holds, String reason) {
        /** @param reasons why the codec refuses each kind; empty where it holds it */
        static Row of(CodecInfo codec, List<Optional<String>> reasons) {
            return new Row(
                    codec.format(),
                    reasons.stream().map(Optional::isEmpty).toList(),
                    reasons.stream().flatMap(Optional::stream).distinct().collect(Collectors.joining("; ")));
        }
    }

    @TestFactory
    Stream<DynamicTest> every_codec_returns_the_unions_that_it_does_not_refuse() {
        return InstalledModules.here()
                .provers()
                .flatMap(prover -> prover.provider().codecs().stream()
                        .filter(Draw.part(4))
                        .flatMap(codec -> held(prover, codec)
                                .map(data -> DynamicTest.dynamicTest(
                                        codec.variant() + " returns " + data.name(),
                                        () -> prover.prove(codec, data, SafetyLimits.LIFTED)))));
    }

    /** Change events have all kinds of unions but nested ones. A codec that refuses them is tried on each kind that it holds. */
    private static Stream<Dataset> held(CodecProver prover, CodecInfo codec) {
        Dataset events = Workloads.byName("envelope").orElseThrow().dataset(1);
        boolean takesEvents =
                prover.provider().refusalReason(codec, events.schema()).isEmpty();
        Stream<Dataset> small = UnionSchemas.byKind().keySet().stream()
                .filter(kind -> !takesEvents || kind.equals("nested"))
                .filter(kind -> refusal(prover, codec, kind).isEmpty())
                .map(UnionSchemas::dataset);
        return takesEvents ? Stream.concat(Stream.of(events), small) : small;
    }

    @Test
    void the_table_of_the_documentation_is_what_codecs_refuse() throws Exception {
        assumeFalse(InstalledModules.areNamed(), "it asks for all modules");
        List<Map.Entry<String, Row>> rows = new ArrayList<>();
        InstalledModules.here()
                .provers()
                .forEach(prover -> prover.provider()
                        .codecs()
                        .forEach(codec -> rows.add(Map.entry(codec.name(), row(prover, codec)))));

        requireTable(BEFORE, table(rows));
    }

    private static Row row(CodecProver prover, CodecInfo codec) {
        return Row.of(
                codec,
                UnionSchemas.byKind().keySet().stream()
                        .map(kind -> refusal(prover, codec, kind).map(Refusal::reason))
                        .toList());
    }

    private static Optional<Refusal> refusal(CodecProver prover, CodecInfo codec, String kind) {
        return prover.provider().refusalReason(codec, UnionSchemas.byKind().get(kind));
    }

    @Tag("nightly")
    @Test
    void the_table_of_other_runtimes_is_what_their_codecs_return_or_refuse() throws Exception {
        List<CatalogEntry> others = Catalog.here().all().stream()
                .filter(entry -> !Catalog.isOnJvm(entry))
                .toList();
        assumeTrue(
                others.stream()
                        .map(entry -> entry.variant().runtime())
                        .collect(Collectors.toSet())
                        .equals(Set.of("node", "php")),
                "Node.js and PHP are not set up");
        Map<Variant, List<Optional<String>>> reasons = new HashMap<>();
        for (String kind : UnionSchemas.byKind().keySet()) {
            Map<Variant, String> refused = refused(others, UnionSchemas.dataset(kind));
            others.forEach(entry -> reasons.computeIfAbsent(entry.variant(), codec -> new ArrayList<>())
                    .add(Optional.ofNullable(refused.get(entry.variant()))));
        }

        requireTable(
                BEFORE_OTHERS,
                table(others.stream()
                        .map(entry -> Map.entry(
                                entry.variant().toString(), Row.of(entry.info(), reasons.get(entry.variant()))))
                        .toList()));
    }

    /** The codecs that refuse the data, each with its reason. All others return every record. */
    private static Map<Variant, String> refused(List<CatalogEntry> entries, Dataset data) throws Exception {
        Map<Variant, String> refused = new HashMap<>();
        for (Run run : Catalog.proofs(entries, data)) {
            for (Cell cell : run.cells()) {
                assertThat(cell.status())
                        .as("%s: %s", cell.trial().id(), cell.reason().orElse(""))
                        .isNotEqualTo(Status.FAILED);
                if (cell.status() == Status.REFUSED) {
                    refused.put(cell.trial().codec(), cell.reason().orElseThrow());
                }
            }
        }
        return refused;
    }

    private static void requireTable(String before, String table) throws IOException {
        String text = Files.readString(PAGE);
        int start = text.indexOf(before) + before.length();
        int end = text.indexOf(AFTER, start);
        if (System.getProperty("renew") != null) {
            Files.writeString(PAGE, text.substring(0, start) + table + text.substring(end));
        }

        assertThat(Files.readString(PAGE).substring(start))
                .as("the table of docs/unions.md; -Drenew writes it again")
                .startsWith(table + AFTER);
    }

    /** @param rows by the names of the codecs */
    private static String table(List<Map.Entry<String, Row>> rows) {
        Map<Row, List<String>> codecs = new LinkedHashMap<>();
        rows.stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(row -> codecs.computeIfAbsent(row.getValue(), alike -> new ArrayList<>())
                        .add("`" + row.getKey() + "`"));
        Collection<String> kinds = UnionSchemas.byKind().keySet();
        StringBuilder table = new StringBuilder("| format | codecs | " + String.join(" | ", kinds) + " | why not |\n");
        table.append("| --- ".repeat(kinds.size() + 3)).append("|\n");
        Map<String, List<String>> lines = new TreeMap<>();
        codecs.forEach((row, names) -> lines.computeIfAbsent(row.format(), format -> new ArrayList<>())
                .add("| %s | %s | %s | %s |\n"
                        .formatted(
                                row.format(),
                                String.join(", ", names),
                                row.holds().stream()
                                        .map(holds -> holds ? "yes" : "no")
                                        .collect(Collectors.joining(" | ")),
                                row.reason())));
        lines.values().forEach(ofFormat -> ofFormat.forEach(table::append));
        return table.toString();
    }
}
