package io.wirecost.report.section;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Task;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.sweep.SweepModel;
import io.wirecost.report.model.sweep.SweepModel.Growth;
import io.wirecost.report.model.sweep.SweepModel.Line;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.function.DoubleFunction;

/** What one more of a workload's parameter costs, codec by codec. */
final class SweepSection {
    private static final String BYTES = new Task.Size().label();
    private static final String SERIALIZE = new Task.Time(Operation.SERIALIZE).label();
    private static final String DESERIALIZE = new Task.Time(Operation.DESERIALIZE).label();

    private final SweepModel sweep;
    private final ReportModel model;

    SweepSection(SweepModel sweep, ReportModel model) {
        this.sweep = sweep;
        this.model = model;
    }

    void write(Document.Writer page) {
        page.section("what one more costs", "of " + sweep.parameter() + ", per message");
        if (model.smoke()) {
            page.warning("SMOKE: " + model.conditions().effort() + ", not ranked");
        }
        RuntimeParts.write(model, page, sweep.lines(), Line::codec, (lines, own) -> page.table(table(lines)));
        sweep.notes().forEach(page::paragraph);
    }

    private static Table table(List<Line> lines) {
        return Columns.<Line>of()
                .name("codec", Line::codec)
                .figure("bytes", line -> slope(line, BYTES, Units::signedBytes))
                .figure("serialize", line -> slope(line, SERIALIZE, Units::signedTime))
                .figure("95%", line -> ends(line, SERIALIZE))
                .figure("deserialize", line -> slope(line, DESERIALIZE, Units::signedTime))
                .figure("95%", line -> ends(line, DESERIALIZE))
                .words("straight line", Line::straight)
                .table(lines);
    }

    private static String slope(Line line, String measure, DoubleFunction<String> unit) {
        return Cells.of(line.growth(measure).map(Growth::slope), unit);
    }

    private static String ends(Line line, String measure) {
        return Cells.ends(line.growth(measure).flatMap(Growth::interval), Units::signedTime);
    }
}
