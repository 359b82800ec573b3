package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;
import io.wirecost.report.model.metric.Unmeasured;
import io.wirecost.report.wording.Shortened;

/** The cells that have no figure, and why: one row for each codec and reason. */
final class UnmeasuredSection {
    /** A longer reason is in run.json, whole. */
    private static final int REASON_CHARACTERS = 400;

    private UnmeasuredSection() {}

    static void write(ReportModel model, Document.Writer page) {
        if (model.unmeasured().isEmpty()) {
            return;
        }
        page.section("Not measured");
        Columns<Unmeasured> columns = Columns.<Unmeasured>of().name("codec", Unmeasured::codec);
        if (model.hasSeveralRuntimes()) {
            columns.name(
                    "runtime",
                    cell -> model.runtimeOf(cell.codec())
                            .map(RuntimeLine::title)
                            .orElse(TableCell.NONE));
        }
        page.table(columns.name("what", Unmeasured::status)
                .words("operations", cell -> String.join(", ", cell.operations()))
                .words("reason", cell -> Shortened.to(REASON_CHARACTERS, cell.reason()))
                .table(model.unmeasured()));
    }
}
