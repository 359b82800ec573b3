package io.wirecost.report.html;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.exchange.Exchange;
import io.wirecost.analysis.link.exchange.ExchangeStudy;
import io.wirecost.analysis.link.model.Prediction;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import io.wirecost.report.model.ReportModels;
import java.io.IOException;
import java.util.List;

/** What Java's formulas say over some links, beside the model that the page has them in. */
final class FormulaTable {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final List<Link> LINKS =
            Link.parseAll("300kbit,7mbit,45mbit,45mbit,3ms,120mbit,900mbit,250us,10gbit,unlimited,unlimited,40ms");

    private final ArrayNode values = MAPPER.createArrayNode();

    private FormulaTable() {}

    /** @return JSON: the model, and values by number of the forecast, codec and link */
    static String of(Run run) throws IOException {
        FormulaTable table = new FormulaTable();
        LinkStudy.of(run)
                .orElseThrow()
                .model()
                .orElseThrow()
                .predictions()
                .forEach((codec, prediction) -> table.add(0, codec.name(), prediction));
        for (Exchange exchange : ExchangeStudy.of(run).orElseThrow().exchanges()) {
            table.add(1, exchange.codec().name(), exchange.prediction());
        }
        ObjectNode all = MAPPER.createObjectNode();
        all.set("model", MAPPER.readTree(ModelJson.of(ReportModels.of(run, List.of()))));
        all.set("values", table.values);
        return MAPPER.writeValueAsString(all);
    }

    private void add(int forecast, String codec, Prediction prediction) {
        for (Link link : LINKS) {
            ObjectNode value = values.addObject();
            value.put("forecast", forecast);
            value.put("codec", codec);
            link.bitsPerSecond().ifPresent(rate -> value.put("bitsPerSecond", rate));
            value.put("delayNanos", link.delayNanos());
            value.put("nanos", prediction.nanosOver(link));
        }
    }
}
