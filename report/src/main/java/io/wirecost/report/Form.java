package io.wirecost.report;

import io.wirecost.core.run.Run;
import io.wirecost.document.markdown.MarkdownInk;
import io.wirecost.report.csv.CsvReport;
import io.wirecost.report.html.HtmlReport;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.message.DerivedSchema;
import io.wirecost.report.section.RunDocument;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** What a report can be written as. */
public enum Form {
    /** One self-contained file for a browser. */
    HTML(HtmlReport::render),
    /** Tables and sentences. */
    MARKDOWN(model -> MarkdownInk.render(RunDocument.whole(model))),
    /** One line per figure. */
    CSV(CsvReport::render);

    private final Function<ReportModel, String> renderer;

    Form(Function<ReportModel, String> renderer) {
        this.renderer = renderer;
    }

    /** How users name it: {@code html}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @param schemas what was derived for the run; may be empty */
    public String render(Run run, List<DerivedSchema> schemas) {
        return renderer.apply(ReportModels.of(run, schemas));
    }
}
