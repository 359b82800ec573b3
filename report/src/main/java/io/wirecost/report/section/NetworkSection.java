package io.wirecost.report.section;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.document.Cell;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Chart;
import io.wirecost.plot.Lines;
import io.wirecost.plot.Lines.Ring;
import io.wirecost.plot.Subject;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.conditions.Wire;
import io.wirecost.report.model.network.NetworkModel;
import io.wirecost.report.model.network.NetworkModel.Curve;
import io.wirecost.report.model.network.NetworkModel.Pair;
import io.wirecost.report.model.network.NetworkModel.Sample;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
        charts(page);
        page.table(table(sample -> Cell.figure(sample.nanos(), Units::time)));
        if (extent != Extent.TABLES && isPredicted()) {
            page.part("predicted", "what the model says instead, and how far it is off");
            page.table(table(NetworkSection::predicted));
        }
        if (extent == Extent.PAGE) {
            page.fold("Every codec over every link", inner -> inner.table(every()));
        }
        crossings(page);
        network.accuracy().forEach(page::paragraph);
    }

    private boolean isPredicted() {
        return network.curves().stream()
                .flatMap(curve -> curve.samples().stream())
                .anyMatch(sample -> sample.predicted().isPresent());
    }

    /** A chart for each delay, over the links that have a limit. */
    private void charts(Document.Writer page) {
        page.charts(
                isPredicted()
                        ? "Points are measured, with 95 % intervals over the blocks; lines are the model's predictions. A ring marks"
                                + " where two lines cross."
                        : "",
                network.links().stream()
                        .map(Wire::delayNanos)
                        .distinct()
                        .sorted()
                        .flatMap(delay -> chart(delay).stream())
                        .toArray(Chart[]::new));
    }

    private Optional<Chart> chart(long delayNanos) {
        List<Wire> links = network.links().stream()
                .filter(link -> link.bitsPerSecond().isPresent() && link.delayNanos() == delayNanos)
                .toList();
        return links.size() < 2
                ? Optional.empty()
                : Optional.of(new Lines(
                        "Time per message against bandwidth"
                                + (delayNanos == 0 ? "" : ", with a delay of " + Units.time(delayNanos)),
                        Axis.log("bandwidth", Units::bandwidth),
                        Plots.times("per message"),
                        network.curves().stream()
                                .flatMap(curve -> lines(curve, links))
                                .toList(),
                        pairs().stream()
                                .filter(pair -> pair.delayNanos() == delayNanos)
                                .flatMap(pair -> rings(pair, links))
                                .toList()));
    }

    /** Where the model has a codec and the baseline alike. */
    private Stream<Ring> rings(Pair pair, List<Wire> links) {
        List<Lines.Point> line = network.curves().stream()
                .filter(curve -> curve.codec().equals(pair.codec()))
                .flatMap(curve -> points(curve, links, Sample::predicted, sample -> Optional.empty()).stream())
                .toList();
        return pair.crossings().stream()
                .filter(crossing -> !crossing.extrapolated())
                .flatMap(crossing -> between(line, crossing.bitsPerSecond()).stream()
                        .mapToObj(nanos -> new Ring(
                                crossing.bitsPerSecond(),
                                nanos,
                                pair.codec() + " and " + pair.rival() + " take as long at "
                                        + Units.bandwidth(crossing.bitsPerSecond()))));
    }

    /** On a straight line between two points of a chart whose axes are logarithmic. */
    private static OptionalDouble between(List<Lines.Point> points, double x) {
        return IntStream.range(1, points.size())
                .filter(i -> points.get(i - 1).x() <= x && x <= points.get(i).x())
                .mapToDouble(i -> {
                    Lines.Point from = points.get(i - 1);
                    Lines.Point to = points.get(i);
                    double part = Math.log(x / from.x()) / Math.log(to.x() / from.x());
                    return from.y() * Math.pow(to.y() / from.y(), part);
                })
                .findFirst();
    }

    private Stream<Lines.Line> lines(Curve curve, List<Wire> links) {
        Subject subject = Subject.codec(curve.codec());
        Lines.Line measured = new Lines.Line(
                subject,
                isPredicted() ? Lines.Form.POINTS : Lines.Form.JOINED,
                false,
                points(curve, links, sample -> Optional.of(sample.nanos()), Sample::interval));
        return isPredicted()
                ? Stream.of(
                        measured,
                        new Lines.Line(
                                subject,
                                Lines.Form.CURVE,
                                false,
                                points(curve, links, Sample::predicted, sample -> Optional.empty())))
                : Stream.of(measured);
    }

    private static List<Lines.Point> points(
            Curve curve,
            List<Wire> links,
            Function<Sample, Optional<Double>> nanos,
            Function<Sample, Optional<Interval>> interval) {
        return links.stream()
                .flatMap(link -> over(curve, link).stream()
                        .flatMap(sample -> nanos.apply(sample).stream()
                                .map(figure -> Plots.point(
                                        link.bitsPerSecond().orElseThrow(), figure, interval.apply(sample)))))
                .toList();
    }

    private Table table(Function<Sample, Cell> words) {
        return Columns.<Curve>of()
                .codec("codec", curve -> names.throughServices(curve.codec()))
                .figures(
                        network.links(),
                        Wire::label,
                        "ns",
                        (curve, link) -> over(curve, link).map(words).orElse(Cell.none()))
                .table(network.curves());
    }

    private record Single(Curve curve, Sample sample) {}

    private Table every() {
        return Columns.<Single>of()
                .codec("codec", single -> names.throughServices(single.curve.codec()))
                .name("link", single -> single.sample.link())
                .codec("rank", single -> Cells.place(single.sample.place()))
                .figure("measured", "ns", single -> Cell.figure(single.sample.nanos(), Units::time))
                .figure("95%", "", single -> Cells.reach(single.sample.interval()))
                .figure("predicted", "ns", single -> single.sample.predicted(), Units::time)
                .figure("error", "", single -> single.sample.error(), error -> Units.change(1 + error))
                .table(network.curves().stream()
                        .flatMap(curve -> curve.samples().stream().map(sample -> new Single(curve, sample)))
                        .toList());
    }

    private static Optional<Sample> over(Curve curve, Wire link) {
        return curve.samples().stream()
                .filter(sample -> sample.link().equals(link.label()))
                .findFirst();
    }

    private static Cell predicted(Sample sample) {
        return Cell.figure(
                sample.predicted(),
                nanos -> Units.time(nanos)
                        + sample.error()
                                .map(error -> " (" + Units.change(1 + error) + ")")
                                .orElse(""));
    }

    private List<Pair> pairs() {
        return network.pairs().stream()
                .filter(pair -> baseline.filter(pair.rival()::equals).isPresent())
                .toList();
    }

    private void crossings(Document.Writer page) {
        List<Pair> pairs = pairs();
        if (pairs.isEmpty()) {
            return;
        }
        page.part("ahead of " + baseline.orElseThrow() + ", or behind", "");
        page.table(Columns.<Pair>of()
                .codec("codec", pair -> names.throughServices(pair.codec()))
                .figure("delay", pair -> pair.delayNanos() == 0 ? Cell.NONE : Units.time(pair.delayNanos()))
                .words("measured", Pair::measured)
                .words("predicted", Pair::predicted)
                .table(pairs));
    }
}
