package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.conditions.Wire;
import io.wirecost.report.model.network.NetworkModel;
import io.wirecost.report.model.network.NetworkModel.Curve;
import io.wirecost.report.model.network.NetworkModel.Pair;
import io.wirecost.report.model.network.NetworkModel.Sample;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Time against bandwidth: measured and predicted, who is ahead of the baseline where, and how good the model is. */
final class NetworkSection {
    private final NetworkModel network;
    private final Optional<String> baseline;
    private final String scope;
    private final Names names;

    NetworkSection(NetworkModel network, ReportModel model, Names names) {
        this.network = network;
        this.baseline = model.baseline();
        this.scope = new RuntimeScope(model).of(network.curves().stream().map(Curve::codec));
        this.names = names;
    }

    void write(Extent extent, Document.Writer page) {
        page.section("time against bandwidth", "per message through the services, over each link" + scope);
        if (network.smoke()) {
            page.warning("SMOKE: too few blocks, not ranked");
        }
        page.table(table(sample -> Units.time(sample.nanos())));
        if (extent == Extent.WHOLE && isPredicted()) {
            page.part("predicted", "what the model says instead, and how far it is off");
            page.table(table(NetworkSection::predicted));
        }
        crossings(page);
        network.accuracy().forEach(page::paragraph);
    }

    private boolean isPredicted() {
        return network.curves().stream()
                .flatMap(curve -> curve.samples().stream())
                .anyMatch(sample -> sample.predicted().isPresent());
    }

    private Table table(Function<Sample, String> words) {
        return Columns.<Curve>of()
                .name("codec", curve -> names.throughServices(curve.codec()))
                .figures(
                        network.links(),
                        Wire::label,
                        (curve, link) -> over(curve, link).map(words).orElse(Table.NONE))
                .table(network.curves());
    }

    private static Optional<Sample> over(Curve curve, Wire link) {
        return curve.samples().stream()
                .filter(sample -> sample.link().equals(link.label()))
                .findFirst();
    }

    private static String predicted(Sample sample) {
        return sample.predicted()
                .flatMap(nanos -> sample.error().map(error -> Units.time(nanos) + " (" + Units.change(1 + error) + ")"))
                .orElse(Table.NONE);
    }

    private void crossings(Document.Writer page) {
        List<Pair> pairs = network.pairs().stream()
                .filter(pair -> baseline.filter(pair.rival()::equals).isPresent())
                .toList();
        if (pairs.isEmpty()) {
            return;
        }
        page.part("ahead of " + baseline.orElseThrow() + ", or behind", "");
        page.table(Columns.<Pair>of()
                .name("codec", pair -> names.throughServices(pair.codec()))
                .figure("delay", pair -> pair.delayNanos() == 0 ? Table.NONE : Units.time(pair.delayNanos()))
                .words("measured", Pair::measured)
                .words("predicted", Pair::predicted)
                .table(pairs));
    }
}
