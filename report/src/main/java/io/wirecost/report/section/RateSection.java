package io.wirecost.report.section;

import io.wirecost.analysis.rate.MachineSpeeds;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Passage.Reading;
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
import io.wirecost.report.model.rate.OpenLoopModel;
import io.wirecost.report.model.rate.OpenLoopModel.Line;
import io.wirecost.report.model.rate.OpenLoopModel.Percentile;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Messages that were sent at a rate: a table for each link and way of reading; the floor stands last. */
final class RateSection {
    private final OpenLoopModel openLoop;
    private final Optional<String> baseline;
    private final RuntimeScope scope;
    private final CodecWords names;

    RateSection(OpenLoopModel openLoop, ReportModel model, CodecWords names) {
        this.openLoop = openLoop;
        this.baseline = model.baseline();
        this.scope = new RuntimeScope(model);
        this.names = names;
    }

    void write(Document.Writer page) {
        openLoop.lines().stream()
                .filter(line -> line.reading() != Reading.NEVER)
                .map(Line::operation)
                .distinct()
                .forEach(operation -> write(operation, page));
        page.facts(openLoop.settings());
        page.items(legend());
    }

    private List<String> legend() {
        List<String> terms = new ArrayList<>(List.of(
                "latency: from the time at which a message should have been sent until C had checked it, for all messages"
                        + " that B forwards. A message that was sent late has its waiting time in its latency. The clocks"
                        + " of A and C differ by no more than " + Units.time(openLoop.clockErrorNanos()) + ".",
                "95%: over the blocks; among latencies it is that of the 99th percentile. = marks a tie: the intervals"
                        + " overlap.",
                "sustained: in how many of the sets the rate was sustained."));
        openLoop.machine().map(RateSection::words).ifPresent(terms::add);
        return terms;
    }

    private static String words(MachineSpeeds machine) {
        return "machine: the machine's own speed during these sets, from a fixed piece of work before each set, divided by"
                + " the median of the run. It was " + Units.ratio(machine.lowest()) + " to "
                + Units.ratio(machine.highest())
                + "."
                + (machine.steady() ? "" : " Smaller differences between single blocks may come from the machine.");
    }

    private void write(String operation, Document.Writer page) {
        List<Line> lines = openLoop.lines().stream()
                .filter(line -> line.operation().equals(operation))
                .toList();
        String where = scope.of(lines.stream().map(Line::codec));
        List<Line> all = Stream.concat(lines.stream(), floors(lines.get(0))).toList();
        if (openLoop.sought()) {
            Optional<Double> reference = reference(lines);
            page.section(
                    operation,
                    "the highest rate that is sustained" + where
                            + reference
                                    .map(rate -> "; ratio to " + baseline.orElseThrow())
                                    .orElse(""));
            warn(page);
            page.charts(rateChart(lines));
            page.table(rates(all, reference));
        } else {
            page.section(
                    operation, "latency, from when a message should have been sent until C had checked it" + where);
            warn(page);
            page.charts(tails(lines));
            page.table(latencies(all));
        }
    }

    private void warn(Document.Writer page) {
        if (openLoop.smoke()) {
            page.warning("SMOKE: too few blocks, not ranked");
        }
    }

    /** Beside decoding everything, over the same link. */
    private Stream<Line> floors(Line line) {
        return openLoop.lines().stream()
                .filter(floor -> line.reading() == Reading.DECODE
                        && floor.reading() == Reading.NEVER
                        && floor.link().equals(line.link()));
    }

    private Optional<Double> reference(List<Line> lines) {
        return lines.stream()
                .filter(line -> baseline.filter(line.codec()::equals).isPresent())
                .findFirst()
                .flatMap(Line::messagesPerSecond);
    }

    private Chart rateChart(List<Line> lines) {
        return new Rows(
                "Highest sustained rate",
                Axis.linear("messages per second", Units::rate),
                Rows.Form.BARS,
                lines.stream()
                        .flatMap(line -> line.messagesPerSecond().stream()
                                .map(rate -> Row.of(names.inFamily(line.codec()), rate, Plots.range(line.interval()))))
                        .toList(),
                List.of(),
                Optional.empty());
    }

    /** Equal distances are equal factors of the messages that take longer; the slowest of all stands at the end. */
    private static Chart tails(List<Line> lines) {
        return new Lines(
                "Latency by percentile",
                Axis.log("one message in so many takes longer", longer -> Units.count(Math.round(longer))),
                Plots.times("latency"),
                lines.stream()
                        .map(line -> new Lines.Line(
                                MarkSubject.codec(line.codec()),
                                Lines.Form.JOINED,
                                false,
                                line.percentiles().stream()
                                        .filter(percentile -> percentile.fraction() < 1)
                                        .map(percentile -> Plots.point(
                                                1 / (1 - percentile.fraction()),
                                                percentile.nanos(),
                                                percentile.interval()))
                                        .toList()))
                        .toList(),
                List.of());
    }

    private Table rates(List<Line> lines, Optional<Double> reference) {
        return named().figure(
                        "messages",
                        "1/s",
                        line -> line.messagesPerSecond()
                                .map(rate -> TableCell.figure(rate, Units::rate))
                                .orElse(TableCell.text("none")))
                .figure("95%", "", line -> FigureCells.reach(line.interval()))
                .figure("ratio", "", line -> ratio(line, reference), Units::ratio)
                .ratioOf("messages")
                .figure("p50", "ns", line -> latency(line, 0.5), Units::time)
                .figure("p99", "ns", line -> latency(line, OpenLoop.BOUND_FRACTION), Units::time)
                .figure("machine", "", Line::machine, Units::ratio)
                .whereItFits()
                .figure("sustained", RateSection::sustained)
                .whereItFits()
                .figure("95% interval", line -> FigureCells.ends(line.interval(), Units::rate))
                .whereItFits()
                .table(lines);
    }

    private Table latencies(List<Line> lines) {
        return named().figure("p50", "ns", line -> latency(line, 0.5), Units::time)
                .figure("p90", "ns", line -> latency(line, 0.9), Units::time)
                .figure("p99", "ns", line -> latency(line, OpenLoop.BOUND_FRACTION), Units::time)
                .figure("95%", "", line -> FigureCells.reach(bound(line)))
                .figure("p99.9", "ns", line -> latency(line, 0.999), Units::time)
                .figure("max", "ns", line -> latency(line, 1), Units::time)
                .figure("machine", "", Line::machine, Units::ratio)
                .whereItFits()
                .figure("sustained", RateSection::sustained)
                .figure("p99, 95% interval", line -> FigureCells.ends(bound(line), Units::time))
                .whereItFits()
                .table(lines);
    }

    private Columns<Line> named() {
        return Columns.<Line>of().codec("rank", RateSection::place).codec("codec", this::name);
    }

    private static Optional<Double> ratio(Line line, Optional<Double> reference) {
        return line.messagesPerSecond().flatMap(own -> reference.map(rate -> own / rate));
    }

    private static TableCell place(Line line) {
        return line.reading() == Reading.NEVER ? TableCell.text("") : FigureCells.place(line.place());
    }

    private TableCell name(Line line) {
        return line.reading() == Reading.NEVER ? names.floor(line.codec()) : names.throughServices(line.codec());
    }

    private static Optional<Interval> bound(Line line) {
        return line.percentile(OpenLoop.BOUND_FRACTION).flatMap(Percentile::interval);
    }

    private static Optional<Double> latency(Line line, double fraction) {
        return line.percentile(fraction).map(Percentile::nanos);
    }

    private static String sustained(Line line) {
        return "%d of %d".formatted(line.sustainedSets(), line.sets());
    }
}
