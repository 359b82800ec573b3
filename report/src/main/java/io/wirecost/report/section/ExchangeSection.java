package io.wirecost.report.section;

import io.wirecost.document.Cell;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;
import io.wirecost.report.model.conditions.Wire;
import io.wirecost.report.model.network.ExchangeModel;
import io.wirecost.report.model.network.ExchangeModel.Line;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;

/**
 * One message over one hop: its time over each link, and at which bandwidths a codec is ahead of the baseline of its
 * runtime.
 */
final class ExchangeSection {
    private ExchangeSection() {}

    static void write(ReportModel model, Names names, Document.Writer page) {
        if (model.exchanges().isEmpty()) {
            return;
        }
        boolean apart = model.hasSeveralRuntimes();
        page.section(
                "one message, one hop",
                "without Kafka"
                        + (apart
                                ? ""
                                : against(model.exchanges().get(0))
                                        .map(words -> "; " + words)
                                        .orElse("")));
        for (RuntimeLine runtime : model.runtimes()) {
            for (ExchangeModel exchange : model.exchanges()) {
                if (exchange.runtime().equals(runtime.name())) {
                    if (apart) {
                        page.part(runtime.title(), against(exchange).orElse(""));
                    }
                    page.table(table(exchange, names));
                }
            }
        }
        page.paragraph(ExchangeModel.WHAT);
    }

    private static Optional<String> against(ExchangeModel exchange) {
        return exchange.baseline().map(codec -> "against " + codec);
    }

    private static Table table(ExchangeModel exchange, Names names) {
        List<Wire> links = exchange.links();
        return Columns.<Line>of()
                .codec("codec", line -> names.plain(line.codec()))
                .figures(
                        links,
                        Wire::label,
                        "ns",
                        (line, link) -> Cell.figure(line.nanos().get(links.indexOf(link)), Units::time))
                .name("against", line -> line.against().orElse(Cell.NONE))
                .whereItFits()
                .table(exchange.lines());
    }
}
