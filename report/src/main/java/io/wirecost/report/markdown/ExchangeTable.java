package io.wirecost.report.markdown;

import io.wirecost.report.model.ExchangeModel;
import io.wirecost.report.model.NetworkModel.Wire;
import io.wirecost.report.text.Units;
import java.util.Collections;
import java.util.stream.Stream;

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
        page.row(around("codec", exchange.links().stream().map(Wire::label), "against"));
        page.row(around("---", Collections.nCopies(exchange.links().size(), "---:").stream(), "---"));
        exchange.lines()
                .forEach(line -> page.cells(around(
                        line.codec(),
                        line.nanos().stream().map(Units::time),
                        line.against().orElse("-"))));
    }

    private static String[] around(String first, Stream<String> figures, String last) {
        return Stream.concat(Stream.concat(Stream.of(first), figures), Stream.of(last))
                .toArray(String[]::new);
    }
}
