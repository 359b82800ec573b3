package io.wirecost.report.text;

import io.wirecost.report.model.network.NetworkModel;
import io.wirecost.report.model.network.NetworkModel.Curve;
import io.wirecost.report.model.network.NetworkModel.Pair;
import io.wirecost.report.model.network.NetworkModel.Sample;
import io.wirecost.report.model.network.NetworkModel.Wire;
import io.wirecost.report.text.Table.Column;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Time per message over each link, who is ahead of the baseline where, and how good the model is. */
final class NetworkTable {
    private final NetworkModel network;
    private final Optional<String> baseline;
    private final Codecs codecs;

    /** @param baseline as {@link NetworkModel} names it */
    NetworkTable(NetworkModel network, Optional<String> baseline, Codecs codecs) {
        this.network = network;
        this.baseline = baseline;
        this.codecs = codecs;
    }

    void print(Page page) {
        page.heading("time against bandwidth: per message through the services, over each link");
        if (network.smoke()) {
            page.paragraph("", "SMOKE: too few blocks, not ranked", Ink.BOLD);
        }
        page.table(table());
        List<Pair> pairs = network.pairs().stream()
                .filter(pair -> baseline.filter(pair.rival()::equals).isPresent())
                .toList();
        if (!pairs.isEmpty()) {
            page.heading("ahead of " + baseline.orElseThrow() + ", or behind");
            pairs.forEach(pair -> page.paragraph("", words(pair), Ink.PLAIN));
        }
        network.accuracy().forEach(page::paragraph);
    }

    private Table table() {
        Table table = new Table(Stream.concat(
                        Stream.of(Column.name("codec")),
                        network.links().stream().map(Wire::label).map(Column::figure))
                .toArray(Column[]::new));
        network.curves()
                .forEach(curve -> table.row(Stream.concat(
                                Stream.of(curve.codec() + codecs.repeatsMark(curve.codec())),
                                network.links().stream().map(link -> time(curve, link)))
                        .toArray(String[]::new)));
        return table;
    }

    private static String time(Curve curve, Wire link) {
        return curve.samples().stream()
                .filter(sample -> sample.link().equals(link.label()))
                .map(Sample::nanos)
                .map(Units::time)
                .findFirst()
                .orElse("-");
    }

    private String words(Pair pair) {
        boolean delays = network.links().stream().anyMatch(link -> link.delayNanos() > 0);
        return pair.codec()
                + (delays ? ", delay " + Units.time(pair.delayNanos()) : "")
                + ": "
                + pair.measured()
                + "; predicted: "
                + pair.predicted();
    }
}
