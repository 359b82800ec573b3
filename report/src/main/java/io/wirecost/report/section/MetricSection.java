package io.wirecost.report.section;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Task;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Chart;
import io.wirecost.plot.Lines;
import io.wirecost.plot.MarkSubject;
import io.wirecost.plot.Rows;
import io.wirecost.plot.Rows.Row;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;
import io.wirecost.report.model.message.ReferenceSizes;
import io.wirecost.report.model.message.ReferenceSizes.Reference;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Box;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Timed;
import io.wirecost.report.model.metric.Metric.Unit;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A metric of all codecs, best first within a runtime: the size, or the time of an operation. */
final class MetricSection {
    private static final String BOXES = "Box: half of the messages; whiskers: nine in ten; dot: the mean.";
    private static final String POINTS =
            "Whiskers are 95 % intervals. A bracket joins codecs whose times cannot be told apart.";

    /** What is shown over the size of messages. */
    private static final Set<String> TIMED = Set.of(Operation.SERIALIZE.label(), Operation.DESERIALIZE.label());

    /** The sum of two metrics before it, whose allocations have charts. */
    private static final String ROUND_TRIP = new Task.RoundTrip().label();

    /** More columns than these are no table to read. */
    private static final int STEPS_TOLD = 6;

    private final ReportModel model;
    private final CodecWords names;
    private final Extent extent;

    MetricSection(ReportModel model, CodecWords names, Extent extent) {
        this.model = model;
        this.names = names;
        this.extent = extent;
    }

    void write(Metric metric, Document.Writer page) {
        boolean apart = model.hasSeveralRuntimes();
        page.section(
                metric.id(),
                metric.clock().map(clock -> clock + " per message").orElse("bytes per message")
                        + (apart
                                ? ""
                                : baseline(model.baseline(), metric)
                                        .map(line -> "; " + against(line))
                                        .orElse("")));
        for (RuntimeLine runtime : model.runtimes()) {
            Metric own = metric.in(model.codecsOf(runtime));
            Optional<Line> baseline = baseline(runtime.baseline(), own);
            if (own.lines().isEmpty()) {
                continue;
            }
            if (apart) {
                page.part(runtime.title(), baseline.map(MetricSection::against).orElse(""));
            }
            boolean bytes = metric.unit() == Unit.BYTES;
            page.charts(bytes ? BOXES : POINTS, bytes ? sizeCharts(own) : timeCharts(own));
            page.table(bytes ? sizes(own, baseline) : times(own, baseline));
            if (extent == Extent.PAGE && TIMED.contains(metric.id())) {
                series(own, page);
            }
        }
    }

    private static Optional<Line> baseline(Optional<String> codec, Metric metric) {
        return codec.flatMap(metric::line);
    }

    private static String against(Line baseline) {
        return "ratio to " + baseline.codec();
    }

    private Chart[] sizeCharts(Metric metric) {
        return new Chart[] {
            Plots.rows("Mean size", metric, names, Optional.empty()),
            Plots.boxes("Spread over the messages", metric, names, Plots.bytes("bytes per message"), false)
        };
    }

    private Chart[] timeCharts(Metric metric) {
        List<Chart> charts = new ArrayList<>();
        charts.add(Plots.rows("Time: " + metric.id(), metric, names, Optional.empty()));
        List<Row> allocated = metric.lines().stream()
                .flatMap(line -> line.timed().flatMap(Timed::allocatedBytes).stream()
                        .map(bytes -> Row.of(names.inFamily(line.codec()), bytes, Optional.empty())))
                .sorted(Comparator.comparing(row -> row.value().orElseThrow()))
                .toList();
        if (!allocated.isEmpty() && !metric.id().equals(ROUND_TRIP)) {
            charts.add(new Rows(
                    "Allocated: " + metric.id(),
                    Plots.bytes("bytes per message"),
                    Rows.Form.BARS,
                    allocated,
                    List.of(),
                    Optional.empty()));
        }
        return charts.toArray(Chart[]::new);
    }

    /** Figures over message size, where the run has a series of sizes; the table has some of its steps. */
    private void series(Metric metric, Document.Writer page) {
        List<Double> sizes = sizes();
        List<Line> lines = metric.lines().stream()
                .filter(line -> line.steps().size() == sizes.size())
                .toList();
        if (sizes.size() < 2 || lines.isEmpty()) {
            return;
        }
        int last = sizes.size() - 1;
        int apart = last / STEPS_TOLD + 1;
        page.fold(
                "By message size",
                inner -> inner.charts(new Lines(
                                metric.id() + " over message size",
                                Axis.log(against(), Units::bytes),
                                Plots.times("per message"),
                                lines.stream().map(line -> course(line, sizes)).toList(),
                                List.of()))
                        .table(Columns.<Line>of()
                                .codec("codec", line -> names.plain(line.codec()))
                                .figures(
                                        IntStream.rangeClosed(0, last)
                                                .filter(step -> (last - step) % apart == 0)
                                                .boxed()
                                                .toList(),
                                        step -> Units.bytes(Math.rint(sizes.get(step))),
                                        "ns",
                                        (line, step) ->
                                                TableCell.figure(line.steps().get(step), Units::time))
                                .table(lines)));
    }

    private static Lines.Line course(Line line, List<Double> sizes) {
        return new Lines.Line(
                MarkSubject.codec(line.codec()),
                Lines.Form.CURVE,
                false,
                IntStream.range(0, sizes.size())
                        .mapToObj(step ->
                                Plots.point(sizes.get(step), line.steps().get(step), Optional.empty()))
                        .toList());
    }

    /** Bytes of the steps as the baseline has them, or their numbers where sizes were not measured. */
    private List<Double> sizes() {
        return model.sizes()
                .map(Line::steps)
                .orElseGet(() -> IntStream.rangeClosed(
                                1, model.run().data().groups().size())
                        .mapToObj(step -> (double) step)
                        .toList());
    }

    private String against() {
        return model.sizes()
                .map(sizes -> "mean bytes of the step as " + sizes.codec())
                .orElse("number of the step");
    }

    /** One row of sizes; a size that is no codec's has no place. */
    private record Size(
            TableCell place, TableCell name, String format, double mean, double median, double sd, double p95) {}

    private Table sizes(Metric metric, Optional<Line> baseline) {
        return Columns.<Size>of()
                .codec("rank", Size::place)
                .codec("codec", Size::name)
                .name("format", Size::format)
                .whereItFits()
                .figure("mean", "bytes", size -> TableCell.figure(size.mean, Units::bytes))
                .figure("median", "bytes", size -> TableCell.figure(size.median, Units::bytes))
                .figure("sd", "bytes", size -> TableCell.figure(size.sd, Units::bytes))
                .figure("p95", "bytes", size -> TableCell.figure(size.p95, Units::bytes))
                .figure("ratio", "", size -> baseline.map(line -> size.mean / line.centre()), Units::ratio)
                .ratioOf("mean")
                .table(Stream.concat(
                                metric.lines().stream().map(this::size),
                                ReferenceSizes.of(model.run()).stream().map(MetricSection::size))
                        .toList());
    }

    private Size size(Line line) {
        Box box = line.box().orElseThrow();
        return new Size(
                FigureCells.place(line.place()),
                names.of(line).at(line.trial()),
                names.format(line.codec()),
                line.centre(),
                box.median(),
                box.standardDeviation(),
                box.p95());
    }

    private static Size size(Reference reference) {
        SizeStatistics size = reference.size();
        return new Size(
                TableCell.text(""),
                TableCell.text(reference.name()),
                reference.form(),
                size.meanBytes(),
                size.medianBytes(),
                size.standardDeviationBytes(),
                size.p95Bytes());
    }

    private Table times(Metric metric, Optional<Line> baseline) {
        Columns<Line> columns = Columns.<Line>of()
                .codec("rank", line -> FigureCells.place(line.place()))
                .codec("codec", line -> names.of(line).at(line.trial()))
                .figure("time", "ns", line -> TableCell.figure(line.centre(), Units::time))
                .figure("95%", "", FigureCells::certainty)
                .ofTheBaseline()
                .figure("ratio", "", line -> ratio(metric, line, baseline), Units::ratio)
                .ratioOf("time")
                .figure("allocated B", "bytes", line -> line.timed().flatMap(Timed::allocatedBytes), Units::bytes)
                .figure("messages", "1/s", line -> TableCell.figure(1e9 / line.centre(), Units::rate))
                .whereItFits()
                .figure("95% interval", line -> FigureCells.ends(line.interval(), Units::time))
                .whereItFits();
        if (extent == Extent.PAGE) {
            columns.figure("on the wall", "ns", line -> line.timed().map(Timed::wallNanos), Units::time)
                    .figure("floor", "ns", line -> line.timed().map(Timed::floorNanos), Units::time);
        }
        return columns.table(metric.lines());
    }

    private static Optional<Double> ratio(Metric metric, Line line, Optional<Line> baseline) {
        return baseline.flatMap(base -> metric.ratio(line, base.codec()));
    }
}
