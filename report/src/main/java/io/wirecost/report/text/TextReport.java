package io.wirecost.report.text;

import io.wirecost.analysis.Place;
import io.wirecost.analysis.Ranked;
import io.wirecost.analysis.Ranking;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import java.util.Arrays;
import java.util.List;

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
        legend(run, page);
        Unmeasured.print(run, page);
        notes.print(page);
        return page.toString();
    }

    private static void legend(Run run, Page page) {
        List<Ranked<?>> timed = Arrays.stream(Operation.values())
                .<Ranked<?>>flatMap(operation -> Ranking.bySpeed(run, operation.label()).stream())
                .toList();
        if (timed.isEmpty()) {
            return;
        }
        page.heading("Reading the tables");
        page.paragraph("time: geometric mean of the forks, each the mean over the steps of the size series; 95%:"
                + " how far the t interval over the forks reaches above it");
        if (timed.stream().flatMap(line -> line.place().stream()).anyMatch(Place::tied)) {
            page.paragraph("= tied: the interval overlaps that of another codec, and the two cannot be told apart;"
                    + " a rank is 1 + how many codecs are certainly faster");
        }
    }
}
