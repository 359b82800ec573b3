package io.wirecost.report.section;

import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.metric.Metric.Box;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.pipeline.Flow;
import io.wirecost.report.model.pipeline.Flow.Against;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The way through the three services over one link, fastest first; the floor stands last, by itself. */
final class PipelineSection {
    private final PipelineModel pipeline;
    private final Optional<String> baseline;
    private final RuntimeScope scope;
    private final Names names;

    PipelineSection(PipelineModel pipeline, ReportModel model, Names names) {
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
        page.table(times());
        page.facts(pipeline.settings());
        inPlace(page);
        if (extent == Extent.WHOLE) {
            new CostTables(pipeline).write(page);
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

    private Table times() {
        return Columns.<Both>of()
                .name("rank", both -> both.isFloor() ? "" : Cells.place(both.line.place()))
                .name("codec", both -> both.isFloor() ? names.floor(both.line.codec()) : names.of(both.line))
                .figure("time", both -> Units.time(both.line.centre()))
                .figure("95%", both -> Cells.reach(both.line.interval()))
                .figure("ratio", both -> ratio(both.flow.ratio()))
                .figure("bytes", both -> Units.bytes(both.flow.bytes().mean()))
                .whereItFits()
                .figure("ratio", both -> Cells.of(both.flow.bytes().ratio(), Units::ratio))
                .whereItFits()
                .figure("sent", both -> Units.bytes(both.flow.sentBytes().mean()))
                .figure("ratio", both -> Cells.of(both.flow.sentBytes().ratio(), Units::ratio))
                .figure("messages", both -> Units.perSecond(both.line.centre()))
                .whereItFits()
                .figure("a set", both -> Cells.of(both.line.box().map(Box::median), Units::time))
                .whereItFits()
                .figure("ratio, 95%", both -> ends(both.flow.ratio()))
                .whereItFits()
                .figure("the floor's share", both -> percent(both.flow.floorShare()))
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
                .name("rank", both -> Cells.place(both.line.place()))
                .name("codec", both -> names.of(both.line))
                .figure("time", both -> Units.time(both.line.centre()))
                .figure("95%", both -> Cells.reach(both.line.interval()))
                .figure("ratio", both -> ratio(both.flow.ratio()))
                .figure("to decoding all", both -> ratio(both.flow.fullDecode()))
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

    private static String ratio(Optional<Against> against) {
        return Cells.of(against.map(Against::centre), Units::ratio);
    }

    private static String ends(Optional<Against> against) {
        return Cells.ends(against.flatMap(Against::interval), Units::ratio);
    }

    private static String percent(Optional<Against> share) {
        return Cells.of(share.map(Against::centre), part -> String.format(Locale.ROOT, "%.0f %%", 100 * part));
    }
}
