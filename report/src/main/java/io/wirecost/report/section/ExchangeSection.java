package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.conditions.Wire;
import io.wirecost.report.model.network.ExchangeModel;
import io.wirecost.report.model.network.ExchangeModel.Line;
import io.wirecost.report.wording.Units;
import java.util.List;

/** One message over one hop: its time over each link, and at which bandwidths a codec is ahead of the baseline. */
final class ExchangeSection {
    private ExchangeSection() {}

    static void write(ExchangeModel exchange, Document.Writer page) {
        page.section(
                "one message, one hop",
                "without Kafka"
                        + exchange.baseline().map(codec -> "; against " + codec).orElse(""));
        List<Wire> links = exchange.links();
        page.table(Columns.<Line>of()
                .name("codec", Line::codec)
                .figures(
                        links,
                        Wire::label,
                        (line, link) -> Units.time(line.nanos().get(links.indexOf(link))))
                .name("against", line -> line.against().orElse(Table.NONE))
                .whereItFits()
                .table(exchange.lines()));
        page.paragraph(ExchangeModel.WHAT);
    }
}
