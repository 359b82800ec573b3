package io.wirecost.report.text;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.ReferenceLink;
import io.wirecost.analysis.pipeline.ControlRoundTrip;
import io.wirecost.analysis.pipeline.PipelineStatistics;
import io.wirecost.analysis.ranking.Place;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Run;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A run as text: what was measured where, one ranked table per measure, and what has no figure with its reason. Nothing
 * in a run can steer the terminal that shows it.
 */
public final class TextReport {
    private TextReport() {}

    /** @return lines that end with a line feed each */
    public static String render(Run run, TextStyle style) {
        Page page = new Page(style);
        Footnotes notes = new Footnotes();
        Codecs codecs = new Codecs(run, notes);
        new Heading(run, codecs).print(page);
        if (run.cells().stream().noneMatch(cell -> cell.status() == Cell.Status.MEASURED)) {
            page.paragraph("nothing was measured");
        }
        new SizeTable(codecs).print(run, page);
        for (Operation operation : Operation.values()) {
            new SpeedTable(codecs, operation).print(run, page);
        }
        new PipelineTable(codecs, run, page).print();
        new PacedTables(codecs, run, page).print();
        ReportModels.network(run)
                .ifPresent(network ->
                        new NetworkTable(network, Baseline.of(run).map(new CodecLabels(run)::of), codecs).print(page));
        ReportModels.exchange(run).ifPresent(exchange -> new ExchangeTable(exchange).print(page));
        legend(run, page);
        UnmeasuredEntries.print(run, page);
        notes.print(page);
        return page.toString();
    }

    private static void legend(Run run, Page page) {
        List<Ranked<?>> timed = Arrays.stream(Operation.values())
                .<Ranked<?>>flatMap(operation -> Ranking.bySpeed(run, operation).stream())
                .toList();
        List<Ranked<PipelineStatistics>> pipeline = Ranking.byPipeline(run, ReferenceLink.passage(run, Reading.DECODE));
        if (timed.isEmpty() && pipeline.isEmpty()) {
            return;
        }
        page.heading("Reading the tables");
        if (!timed.isEmpty()) {
            page.paragraph("time: geometric mean of the forks, each the mean over the steps of the size series; 95%:"
                    + " how far the t interval over the forks reaches above it");
        }
        ControlRoundTrip.medianNanos(run).ifPresent(nanos -> pipeline(nanos, page));
        if (Stream.concat(timed.stream(), pipeline.stream())
                .flatMap(line -> line.place().stream())
                .anyMatch(Place::tied)) {
            page.paragraph("= tied: the interval overlaps that of another codec, and the two cannot be told apart;"
                    + " a rank is 1 + how many codecs are certainly faster");
        }
    }

    private static void pipeline(double controlRoundTripNanos, Page page) {
        page.paragraph(
                "pipeline: a block is three fresh services, its time the geometric mean over its sets; 95%: without"
                        + " what a round did to all codecs alike; ratios are taken block by block; a set: median of whole sets, of"
                        + " which half a control round trip (" + Units.time(controlRoundTripNanos)
                        + ") is ours;"
                        + " bytes: of one message, as encoded; sent: as the producers sent it, with its part of the batch and"
                        + " of the request, compressed where compression is on; floor: bytes that were encoded before and"
                        + " are never decoded");
    }
}
