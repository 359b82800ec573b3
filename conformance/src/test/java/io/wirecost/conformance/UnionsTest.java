package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.wirecost.contract.CodecProver;
import io.wirecost.contract.UnionSchemas;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.workloads.builtin.Workloads;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Which codec of a JVM holds which kind of union: what docs/unions.md says is what they do. */
class UnionsTest {
    private static final Path PAGE = Path.of("..", "docs", "unions.md");
    private static final String BEFORE = "<!-- made by UnionsTest -->\n";
    private static final String AFTER = "<!-- end -->";

    /** Codecs of one format that hold the same kinds of unions. */
    private record Row(String format, List<Boolean> holds, String reason) {}

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
        String text = Files.readString(PAGE);
        int start = text.indexOf(BEFORE) + BEFORE.length();
        int end = text.indexOf(AFTER, start);
        String table = table();
        if (System.getProperty("renew") != null) {
            Files.writeString(PAGE, text.substring(0, start) + table + text.substring(end));
        }

        assertThat(Files.readString(PAGE).substring(start))
                .as("the table of docs/unions.md; -Drenew writes it again")
                .startsWith(table + AFTER);
    }

    private static Optional<Refusal> refusal(CodecProver prover, CodecInfo codec, String kind) {
        return prover.provider().refusalReason(codec, UnionSchemas.byKind().get(kind));
    }

    private static String table() {
        Map<Row, List<String>> rows = new LinkedHashMap<>();
        InstalledModules.here()
                .provers()
                .flatMap(prover -> prover.provider().codecs().stream().map(codec -> Map.entry(prover, codec)))
                .sorted(Comparator.comparing(codec -> codec.getValue().name()))
                .forEach(codec -> rows.computeIfAbsent(row(codec.getKey(), codec.getValue()), row -> new ArrayList<>())
                        .add("`" + codec.getValue().variant().name() + "`"));
        Collection<String> kinds = UnionSchemas.byKind().keySet();
        StringBuilder table = new StringBuilder("| format | codecs | " + String.join(" | ", kinds) + " | why not |\n");
        table.append("| --- ".repeat(kinds.size() + 3)).append("|\n");
        Map<String, List<String>> lines = new TreeMap<>();
        rows.forEach((row, codecs) -> lines.computeIfAbsent(row.format(), format -> new ArrayList<>())
                .add("| %s | %s | %s | %s |\n"
                        .formatted(
                                row.format(),
                                String.join(", ", codecs),
                                row.holds().stream()
                                        .map(holds -> holds ? "yes" : "no")
                                        .collect(Collectors.joining(" | ")),
                                row.reason())));
        lines.values().forEach(ofFormat -> ofFormat.forEach(table::append));
        return table.toString();
    }

    private static Row row(CodecProver prover, CodecInfo codec) {
        List<Optional<Refusal>> refusals = UnionSchemas.byKind().keySet().stream()
                .map(kind -> refusal(prover, codec, kind))
                .toList();
        return new Row(
                codec.format(),
                refusals.stream().map(Optional::isEmpty).toList(),
                refusals.stream()
                        .flatMap(Optional::stream)
                        .map(Refusal::reason)
                        .distinct()
                        .collect(Collectors.joining("; ")));
    }
}
