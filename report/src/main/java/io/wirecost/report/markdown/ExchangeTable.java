package io.wirecost.report.markdown;

import io.wirecost.report.model.network.ExchangeModel;
import io.wirecost.report.model.network.ExchangeModel.Line;
import io.wirecost.report.model.network.NetworkModel.Wire;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.List;

/** One message over one hop: its time over each link, and at which bandwidths a codec is ahead of the baseline. */
final class ExchangeTable {
    private final Page page;
    private final ExchangeModel exchange;

    ExchangeTable(Page page, ExchangeModel exchange) {
        this.page = page;
        this.exchange = exchange;
    }

    void write() {
        page.heading(2, "one message, one hop");
        page.paragraph(ExchangeModel.WHAT
                + exchange.baseline().map(codec -> " Against " + codec + ".").orElse(""));
        Table table = new Table(page)
                .names("codec")
                .figures(exchange.links().stream().map(Wire::label).toArray(String[]::new))
                .names("against");
        exchange.lines().forEach(line -> table.row(cells(line)));
        table.write();
    }

    private static String[] cells(Line line) {
        List<String> cells = new ArrayList<>(List.of(line.codec()));
        line.nanos().forEach(nanos -> cells.add(Units.time(nanos)));
        cells.add(line.against().orElse(Table.NONE));
        return cells.toArray(String[]::new);
    }
}
