package io.wirecost.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.exchange.Exchange;
import io.wirecost.analysis.link.exchange.ExchangeStudy;
import io.wirecost.analysis.link.model.Prediction;
import io.wirecost.contract.node.NodeFolder;
import io.wirecost.contract.node.NodeTests;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The one formula that stands in two languages: what Java says over some links, the page's script says too. */
class FormulaTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final NodeFolder SCRIPTS =
            new NodeFolder(Path.of("..", "document").toAbsolutePath().normalize());
    private static final List<Link> LINKS =
            Link.parseAll("300kbit,7mbit,45mbit,45mbit,3ms,120mbit,900mbit,250us,10gbit,unlimited,unlimited,40ms");

    private final ObjectNode table = JSON.createObjectNode();
    private final ArrayNode values = table.putArray("values");

    @TestFactory
    Stream<DynamicTest> the_page_calculates_as_java_does(@TempDir Path folder) throws Exception {
        Run run = SampleSweeps.sixFormats();
        Path file = folder.resolve("formulas.json");
        Files.writeString(file, of(run));
        SCRIPTS.requirePackages("playwright-core");
        return NodeTests.run(SCRIPTS, Map.of("FORMULAS", file.toString()), "src/test/web/link.test.mjs");
    }

    private String of(Run run) throws IOException {
        ArrayNode calculators = table.putArray("calculators");
        Calculators.of(run, "link").forEach(calculators::add);
        LinkStudy.of(run)
                .orElseThrow()
                .model()
                .orElseThrow()
                .predictions()
                .forEach((codec, prediction) -> add(0, codec.name(), prediction));
        for (Exchange exchange : ExchangeStudy.of(run).orElseThrow().exchanges()) {
            add(1, exchange.codec().name(), exchange.prediction());
        }
        return JSON.writeValueAsString(table);
    }

    private void add(int calculator, String codec, Prediction prediction) {
        for (Link link : LINKS) {
            ObjectNode value = values.addObject();
            value.put("calculator", calculator);
            value.put("codec", codec);
            link.bitsPerSecond().ifPresent(rate -> value.put("bitsPerSecond", rate));
            value.put("delayNanos", link.delayNanos());
            value.put("nanos", prediction.nanosOver(link));
        }
    }
}
