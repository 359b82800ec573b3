package io.wirecost.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.analysis.advice.AdviceQuestion;
import io.wirecost.analysis.advice.Adviser;
import io.wirecost.analysis.advice.BatchSettings;
import io.wirecost.analysis.advice.Offer;
import io.wirecost.analysis.cost.Billing;
import io.wirecost.analysis.cost.Presets;
import io.wirecost.analysis.cost.PriceItem;
import io.wirecost.analysis.cost.Prices;
import io.wirecost.analysis.cost.Prices.Price;
import io.wirecost.analysis.cost.Quantities;
import io.wirecost.analysis.cost.Traffic;
import io.wirecost.contract.node.NodeFolder;
import io.wirecost.contract.node.NodeTests;
import io.wirecost.core.run.Run;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The one formula of costs that stands in two languages: what Java says of some streams, the page's script says too. */
class CostFormulaTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final NodeFolder SCRIPTS =
            new NodeFolder(Path.of("..", "document").toAbsolutePath().normalize());
    private static final int STREAMS = 20;

    private final Random random = new Random(5);

    @TestFactory
    Stream<DynamicTest> the_page_calculates_costs_as_java_does(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("costs.json");
        Files.writeString(file, JSON.writeValueAsString(table(SampleBatches.full())));
        NodeFolder.requireNode();
        return NodeTests.run(SCRIPTS, Map.of("COSTS", file.toString()), "src/test/web/cost.test.mjs");
    }

    private ObjectNode table(Run run) {
        ObjectNode table = JSON.createObjectNode();
        table.set("data", Calculators.of(run, "cost").get(0));
        ArrayNode values = table.putArray("values");
        List<Offer> offers = Adviser.offers(run, AdviceQuestion.usual(1));
        for (int place = 0; place < table.get("data").get("offers").size(); place++) {
            Offer offer = offer(offers, table.get("data").get("offers").get(place));
            for (int stream = 0; stream < STREAMS; stream++) {
                add(values.addObject().put("offer", place), offer);
            }
        }
        return table;
    }

    private static Offer offer(List<Offer> offers, JsonNode shown) {
        return offers.stream()
                .filter(offer -> offer.codec().name().equals(shown.get("codec").textValue()))
                .filter(offer -> offer.settings()
                        .compression()
                        .label()
                        .equals(shown.get("compression").textValue()))
                .findFirst()
                .orElseThrow();
    }

    private void add(ObjectNode value, Offer offer) {
        int groups = random.nextInt(6);
        Traffic traffic = new Traffic(
                1 + random.nextDouble(100_000),
                groups,
                random.nextInt(groups + 1),
                random.nextDouble(60),
                1 + random.nextInt(5),
                1 + random.nextInt(5),
                1 + random.nextDouble(4),
                random.nextBoolean());
        int producers = 1 + random.nextInt(9);
        BatchSettings settings = new BatchSettings(offer.settings().compression(), random.nextInt(100));
        Billing billing = (random.nextBoolean() ? Presets.SELF_RUN : Presets.UNCOMPRESSED).billing();
        Prices prices = prices();
        double depth = settings.depth(traffic.perSecond(), producers);
        value.put(
                "cost",
                Quantities.of(traffic, offer.meanMessage(depth), billing).cost(prices));
        ObjectNode shown = value.putObject("prices");
        prices.amounts().forEach((item, price) -> shown.put(item.key(), price.amount()));
        value.putObject("stream")
                .put("perSecond", traffic.perSecond())
                .put("fanOut", traffic.fanOut())
                .put("outside", traffic.outside())
                .put("retentionDays", traffic.retentionDays())
                .put("replication", traffic.replication())
                .put("zones", traffic.zones())
                .put("peak", traffic.peak())
                .put("followersRead", traffic.followersRead())
                .put("lingerMillis", settings.lingerMillis())
                .put("producers", producers)
                .put("uncompressed", billing.uncompressed());
    }

    private Prices prices() {
        Map<PriceItem, Price> amounts = new EnumMap<>(PriceItem.class);
        Stream.of(PriceItem.values()).forEach(item -> amounts.put(item, price(random.nextDouble())));
        return new Prices("random", true, "EUR", amounts, price(1));
    }

    private static Price price(double amount) {
        return new Price(amount, "test", "2026-01-01");
    }
}
