package io.wirecost.report.markdown;

import io.wirecost.report.model.network.NetworkModel;
import io.wirecost.report.model.network.NetworkModel.Curve;
import io.wirecost.report.model.network.NetworkModel.Pair;
import io.wirecost.report.model.network.NetworkModel.Sample;
import io.wirecost.report.model.network.NetworkModel.Wire;
import io.wirecost.report.wording.Units;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Time against bandwidth: measured and predicted, the model's errors, and who is ahead of the baseline where. */
final class NetworkTables {
    private static final String NONE = "-";

    private final Page page;
    private final NetworkModel network;
    private final Optional<String> baseline;
    private final Marks marks;

    NetworkTables(Page page, NetworkModel network, Optional<String> baseline, Marks marks) {
        this.page = page;
        this.network = network;
        this.baseline = baseline;
        this.marks = marks;
    }

    void write() {
        page.heading(2, "time against bandwidth");
        if (network.smoke()) {
            page.strong("SMOKE: too few blocks to rank anything.");
        }
        page.paragraph(
                "Per message through the services, over each link: measured, and in brackets what the model predicts"
                        + " with its error.");
        titles("codec", network.links().stream().map(Wire::label).toList());
        network.curves().forEach(this::times);
        marks.explain();
        network.accuracy().forEach(page::paragraph);
        crossings();
    }

    private void titles(String first, List<String> figures) {
        page.row(Stream.concat(Stream.of(first), figures.stream()).toArray(String[]::new));
        page.row(Stream.concat(Stream.of("---"), Collections.nCopies(figures.size(), "---:").stream())
                .toArray(String[]::new));
    }

    private void times(Curve curve) {
        page.cells(Stream.concat(
                        Stream.of(marks.name(curve.codec())),
                        network.links().stream().map(link -> time(curve, link)))
                .toArray(String[]::new));
    }

    private static String time(Curve curve, Wire link) {
        return curve.samples().stream()
                .filter(sample -> sample.link().equals(link.label()))
                .findFirst()
                .map(sample -> Units.time(sample.nanos()) + predicted(sample))
                .orElse(NONE);
    }

    private static String predicted(Sample sample) {
        return sample.predicted()
                .flatMap(nanos ->
                        sample.error().map(error -> " (" + Units.time(nanos) + ", " + Units.change(1 + error) + ")"))
                .orElse("");
    }

    private void crossings() {
        List<Pair> pairs = network.pairs().stream()
                .filter(pair -> baseline.filter(pair.rival()::equals).isPresent())
                .toList();
        if (pairs.isEmpty()) {
            return;
        }
        page.heading(3, "Ahead of " + baseline.orElseThrow() + ", or behind");
        page.row("codec", "delay", "measured", "predicted");
        page.row("---", "---:", "---", "---");
        pairs.forEach(pair -> page.cells(
                pair.codec(),
                pair.delayNanos() == 0 ? NONE : Units.time(pair.delayNanos()),
                pair.measured(),
                pair.predicted()));
    }
}
