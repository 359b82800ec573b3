package io.wirecost.report;

import io.wirecost.core.run.Run;
import io.wirecost.document.csv.CsvRenderer;
import io.wirecost.document.html.HtmlPage;
import io.wirecost.document.markdown.MarkdownRenderer;
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
    HTML(model -> HtmlPage.render(RunDocument.page(model), model.message().name() + ", wirecost")),
    /** Tables and sentences. */
    MARKDOWN(model -> MarkdownRenderer.render(RunDocument.whole(model))),
    /** A line for each field of each table. */
    CSV(model -> CsvRenderer.render(RunDocument.whole(model)));

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
