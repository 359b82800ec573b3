package io.wirecost.report.section;

import io.wirecost.analysis.Effort;
import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.accuracy.Curve;
import io.wirecost.analysis.link.accuracy.LinkPoint;
import io.wirecost.analysis.link.crossing.Duel;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.ranking.RankedCell;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Run;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Chart;
import io.wirecost.plot.Lines;
import io.wirecost.plot.Lines.Ring;
import io.wirecost.plot.MarkSubject;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.network.AccuracyWords;
import io.wirecost.report.model.network.DuelWords;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Time against bandwidth: measured and predicted, who is ahead of the baseline where, and how good the model is. */
final class NetworkSection {
    private final LinkStudy study;
    private final Run run;
    private final String scope;
    private final CodecWords names;
    private final CodecLabels labels;

    private NetworkSection(LinkStudy study, ReportModel model, CodecWords names) {
        this.study = study;
        this.run = model.run();
        this.labels = new CodecLabels(run);
        this.names = names;
        this.scope = new RuntimeScope(model)
                .of(study.curves().stream().map(Curve::codec).map(labels::of));
    }

    static void write(ReportModel model, CodecWords names, Extent extent, Document.Writer page) {
        model.links().ifPresent(study -> new NetworkSection(study, model, names).write(extent, page));
    }

    private void write(Extent extent, Document.Writer page) {
        page.section("time against bandwidth", "per message through the services, over each link" + scope);
        if (Effort.of(run).isSmokeInPipeline()) {
            page.warning("SMOKE: too few blocks, not ranked");
        }
        charts(page);
        page.table(table(point -> TableCell.figure(point.measuredNanos().centre(), Units::time)));
        if (extent != Extent.TABLES && isPredicted()) {
            page.part("predicted", "what the model says instead, and how far it is off");
            page.table(table(NetworkSection::predicted));
        }
        if (extent == Extent.PAGE) {
            page.fold("Every codec over every link", inner -> inner.table(every()));
        }
        crossings(page);
        new AccuracyWords(study, labels).sentences().forEach(page::paragraph);
    }

    private boolean isPredicted() {
        return study.curves().stream()
                .flatMap(curve -> curve.points().stream())
                .anyMatch(point -> point.predictedNanos().isPresent());
    }

    /** A chart for each delay, over the links that have a limit. */
    private void charts(Document.Writer page) {
        page.charts(
                isPredicted()
                        ? "Points are measured, with 95 % intervals over the blocks; lines are the model's predictions. A ring marks"
                                + " where two lines cross."
                        : "",
                study.links().stream()
                        .map(Link::delayNanos)
                        .distinct()
                        .sorted()
                        .flatMap(delay -> chart(delay).stream())
                        .toArray(Chart[]::new));
    }

    private Optional<Chart> chart(long delayNanos) {
        List<Link> links = study.links().stream()
                .filter(link -> link.bitsPerSecond().isPresent() && link.delayNanos() == delayNanos)
                .toList();
        return links.size() < 2
                ? Optional.empty()
                : Optional.of(new Lines(
                        "Time per message against bandwidth"
                                + (delayNanos == 0 ? "" : ", with a delay of " + Units.time(delayNanos)),
                        Axis.log("bandwidth", Units::bandwidth),
                        Plots.times("per message"),
                        study.curves().stream()
                                .flatMap(curve -> lines(curve, links))
                                .toList(),
                        study.againstBaseline().stream()
                                .filter(duel -> duel.delayNanos() == delayNanos)
                                .flatMap(duel -> rings(duel, links))
                                .toList()));
    }

    /** Where the model has a codec and the baseline alike. */
    private Stream<Ring> rings(Duel duel, List<Link> links) {
        List<Lines.Point> line = study.curves().stream()
                .filter(curve -> curve.codec().equals(duel.codec()))
                .flatMap(curve -> predictions(curve, links).stream())
                .toList();
        return duel.predicted().stream()
                .filter(crossing -> !crossing.extrapolated())
                .flatMap(crossing -> between(line, crossing.bitsPerSecond()).stream()
                        .mapToObj(nanos -> new Ring(
                                crossing.bitsPerSecond(),
                                nanos,
                                labels.of(duel.codec()) + " and " + labels.of(duel.rival()) + " take as long at "
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

    private Stream<Lines.Line> lines(Curve curve, List<Link> links) {
        MarkSubject subject = MarkSubject.codec(labels.of(curve.codec()));
        Lines.Line measured = new Lines.Line(
                subject,
                isPredicted() ? Lines.Form.POINTS : Lines.Form.JOINED,
                false,
                points(
                        curve,
                        links,
                        point -> OptionalDouble.of(point.measuredNanos().centre()),
                        point -> point.measuredNanos().interval()));
        return isPredicted()
                ? Stream.of(measured, new Lines.Line(subject, Lines.Form.CURVE, false, predictions(curve, links)))
                : Stream.of(measured);
    }

    private static List<Lines.Point> predictions(Curve curve, List<Link> links) {
        return points(curve, links, LinkPoint::predictedNanos, point -> Optional.empty());
    }

    private static List<Lines.Point> points(
            Curve curve,
            List<Link> links,
            Function<LinkPoint, OptionalDouble> nanos,
            Function<LinkPoint, Optional<Interval>> interval) {
        return links.stream()
                .flatMap(link -> curve.over(link).stream()
                        .flatMap(point -> nanos.apply(point).stream()
                                .mapToObj(figure -> Plots.point(
                                        link.bitsPerSecond().orElseThrow(), figure, interval.apply(point)))))
                .toList();
    }

    private Table table(Function<LinkPoint, TableCell> words) {
        return Columns.<Curve>of()
                .codec("codec", curve -> names.throughServices(labels.of(curve.codec())))
                .figures(
                        study.links(),
                        Link::label,
                        "ns",
                        (curve, link) -> curve.over(link).map(words).orElse(TableCell.none()))
                .table(study.curves());
    }

    private record Single(Variant codec, LinkPoint point, Optional<RankedCell> place) {}

    private Table every() {
        return Columns.<Single>of()
                .codec("codec", single -> names.throughServices(labels.of(single.codec)))
                .name("link", single -> single.point.link().label())
                .codec("rank", single -> FigureCells.place(single.place))
                .figure(
                        "measured",
                        "ns",
                        single -> TableCell.figure(single.point.measuredNanos().centre(), Units::time))
                .figure(
                        "95%",
                        "",
                        single -> FigureCells.reach(single.point.measuredNanos().interval()))
                .figure("predicted", "ns", single -> boxed(single.point.predictedNanos()), Units::time)
                .figure("error", "", single -> boxed(single.point.relativeError()), NetworkSection::change)
                .table(singles());
    }

    private List<Single> singles() {
        Map<Link, Map<Variant, Optional<RankedCell>>> places = study.links().stream()
                .collect(Collectors.toMap(
                        Function.identity(),
                        link -> Ranking.byPipeline(run, Passage.PLAIN.over(link)).stream()
                                .collect(Collectors.toMap(
                                        line -> line.cell().trial().codec(), Ranked::place))));
        return study.curves().stream()
                .flatMap(curve -> curve.points().stream()
                        .map(point -> new Single(
                                curve.codec(),
                                point,
                                places.get(point.link()).getOrDefault(curve.codec(), Optional.empty()))))
                .toList();
    }

    private static Optional<Double> boxed(OptionalDouble figure) {
        return figure.stream().boxed().findFirst();
    }

    private static String change(double error) {
        return Units.change(1 + error);
    }

    private static TableCell predicted(LinkPoint point) {
        return TableCell.figure(
                boxed(point.predictedNanos()),
                nanos -> Units.time(nanos)
                        + boxed(point.relativeError())
                                .map(error -> " (" + change(error) + ")")
                                .orElse(""));
    }

    private void crossings(Document.Writer page) {
        List<Duel> duels = study.againstBaseline();
        if (duels.isEmpty()) {
            return;
        }
        DuelWords words = new DuelWords(study.model());
        page.part("ahead of " + labels.of(study.baseline().orElseThrow()) + ", or behind", "");
        page.table(Columns.<Duel>of()
                .codec("codec", duel -> names.throughServices(labels.of(duel.codec())))
                .figure("delay", duel -> duel.delayNanos() == 0 ? TableCell.NONE : Units.time(duel.delayNanos()))
                .words("measured", DuelWords::measured)
                .words("predicted", words::predicted)
                .table(duels));
    }
}
