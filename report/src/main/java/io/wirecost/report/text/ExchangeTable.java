package io.wirecost.report.text;

import io.wirecost.report.model.network.ExchangeModel;
import io.wirecost.report.model.network.NetworkModel.Wire;
import io.wirecost.report.text.Table.Column;
import io.wirecost.report.wording.Units;
import java.util.stream.Stream;

/** One message over one hop: its time over each link, and at which bandwidths a codec is ahead of the baseline. */
final class ExchangeTable {
    private final ExchangeModel exchange;

    ExchangeTable(ExchangeModel exchange) {
        this.exchange = exchange;
    }

    void print(Page page) {
        page.heading("one message, one hop, without Kafka"
                + exchange.baseline().map(codec -> "; against " + codec).orElse(""));
        Table table = new Table(Stream.concat(
                        Stream.concat(
                                Stream.of(Column.name("codec")),
                                exchange.links().stream().map(Wire::label).map(Column::figure)),
                        Stream.of(Column.name("against").whereItFits()))
                .toArray(Column[]::new));
        exchange.lines()
                .forEach(line -> table.row(Stream.concat(
                                Stream.concat(
                                        Stream.of(line.codec()),
                                        line.nanos().stream().map(Units::time)),
                                Stream.of(line.against().orElse("-")))
                        .toArray(String[]::new)));
        page.table(table);
        page.paragraph(ExchangeModel.WHAT);
    }
}
