package io.wirecost.report.section;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Rule;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.metric.Metric.Box;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.pipeline.Flow;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The way through the three services over one link, fastest first; the floor stands last, by itself. */
final class PipelineSection {
    private final PipelineModel pipeline;
    private final Optional<String> baseline;
    private final RuntimeScope scope;
    private final CodecWords names;

    PipelineSection(PipelineModel pipeline, ReportModel model, CodecWords names) {
        this.pipeline = pipeline;
        this.baseline = model.baseline()
                .filter(codec -> pipeline.measure(Passage.PLAIN.label())
                        .flatMap(metric -> metric.line(codec))
                        .isPresent());
        this.scope = new RuntimeScope(model);
        this.names = names;
    }

    void write(Extent extent, Document.Writer page) {
        page.section(
                title(Reading.DECODE), "per message, from A's first to C's last" + scope(Reading.DECODE) + against());
        if (pipeline.smoke()) {
            page.warning("SMOKE: too few blocks, not ranked");
        }
        charts(page);
        page.table(times());
        page.facts(pipeline.settings());
        inPlace(page);
        if (extent != Extent.TABLES) {
            new CostTables(pipeline, names).write(page);
        }
    }

    private String title(Reading reading) {
        String over = pipeline.link().isShaped() ? " over " + pipeline.link().label() : "";
        return Passage.of(reading).label() + over;
    }

    private String scope(Reading reading) {
        return scope.of(lines(reading).map(both -> both.line.codec()));
    }

    private String against() {
        return baseline.map(codec -> "; ratio to " + codec).orElse("");
    }

    private void charts(Document.Writer page) {
        pipeline.measure(Passage.PLAIN.label()).ifPresent(metric -> {
            Optional<Line> floor = pipeline.measure(Passage.of(Reading.NEVER).label()).stream()
                    .flatMap(floors -> floors.lines().stream())
                    .findFirst();
            page.charts(
                    "Whiskers are 95 % intervals over the blocks. Box: half of the sets; whiskers: all. Sets grow, so this is no"
                            + " error.",
                    Plots.rows(
                            "Time per message through the services",
                            metric,
                            names,
                            floor.map(line -> new Rule("floor", line.centre()))),
                    Plots.boxes("Time of a set of messages", metric, names, Plots.times("per set"), true));
        });
    }

    private Table times() {
        return Columns.<Both>of()
                .codec("rank", both -> both.isFloor() ? TableCell.text("") : FigureCells.place(both.line.place()))
                .codec("codec", both -> both.isFloor() ? names.floor(both.line.codec()) : names.of(both.line))
                .figure("time", "ns", both -> TableCell.figure(both.line.centre(), Units::time))
                .figure("95%", "", both -> FigureCells.reach(both.line.interval()))
                .figure("ratio", "", both -> centre(both.flow.ratio()), Units::ratio)
                .ratioOf("time")
                .figure(
                        "bytes",
                        "bytes",
                        both -> TableCell.figure(both.flow.bytes().mean(), Units::bytes))
                .whereItFits()
                .figure("ratio", "", both -> both.flow.bytes().ratio(), Units::ratio)
                .whereItFits()
                .ratioOfTheLast()
                .figure(
                        "sent",
                        "bytes",
                        both -> TableCell.figure(both.flow.sentBytes().mean(), Units::bytes))
                .figure("ratio", "", both -> both.flow.sentBytes().ratio(), Units::ratio)
                .ratioOfTheLast()
                .figure("messages", "1/s", both -> TableCell.figure(1e9 / both.line.centre(), Units::rate))
                .whereItFits()
                .figure("a set", "ns", both -> both.line.box().map(Box::median), Units::time)
                .whereItFits()
                .figure("ratio, 95%", both -> ends(both.flow.ratio()))
                .whereItFits()
                .ofTheBaseline()
                .figure("the floor's share", "", both -> centre(both.flow.floorShare()), Units::percent)
                .whereItFits()
                .table(Stream.of(Reading.DECODE, Reading.NEVER)
                        .flatMap(this::lines)
                        .toList());
    }

    /** The variant in which B reads its two fields in place. */
    private void inPlace(Document.Writer page) {
        List<Both> lines = lines(Reading.IN_PLACE).toList();
        if (lines.isEmpty()) {
            return;
        }
        page.part(title(Reading.IN_PLACE), "B reads its two fields in place" + scope(Reading.IN_PLACE) + against());
        page.table(Columns.<Both>of()
                .codec("rank", both -> FigureCells.place(both.line.place()))
                .codec("codec", both -> names.of(both.line))
                .figure("time", "ns", both -> TableCell.figure(both.line.centre(), Units::time))
                .figure("95%", "", both -> FigureCells.reach(both.line.interval()))
                .figure("ratio", "", both -> centre(both.flow.ratio()), Units::ratio)
                .ratioOf("time")
                .figure("to decoding all", "", both -> centre(both.flow.fullDecode()), Units::ratio)
                .figure("to decoding all, 95%", both -> ends(both.flow.fullDecode()))
                .whereItFits()
                .table(lines));
    }

    private record Both(Line line, Flow flow) {
        boolean isFloor() {
            return flow.measure().equals(Passage.of(Reading.NEVER).label());
        }
    }

    private Stream<Both> lines(Reading reading) {
        return pipeline.measure(Passage.of(reading).label()).stream()
                .flatMap(metric -> metric.lines().stream().map(line -> new Both(line, pipeline.flow(metric, line))));
    }

    private static Optional<Double> centre(Optional<Estimate> estimate) {
        return estimate.map(Estimate::centre);
    }

    private static String ends(Optional<Estimate> estimate) {
        return FigureCells.ends(estimate.flatMap(Estimate::interval), Units::ratio);
    }
}
