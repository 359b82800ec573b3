package io.wirecost.report;

import io.wirecost.analysis.advice.AdviceQuestion;
import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.document.form.OutputForm;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.message.DerivedSchema;
import io.wirecost.report.section.RunDocument;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A run as a report in any form. */
public final class RunReport {
    /** A file has no columns of its own. */
    private static final TextStyle WIDE = new TextStyle(120, 1_000, false, false);

    private RunReport() {}

    /** @param schemas what was derived for the run; may be empty */
    public static String render(OutputForm form, Run run, List<DerivedSchema> schemas) {
        return render(form, run, schemas, Optional.empty());
    }

    /** @param question what the costs of a month begin with; empty for a usual stream */
    public static String render(
            OutputForm form, Run run, List<DerivedSchema> schemas, Optional<AdviceQuestion> question) {
        ReportModel model = ReportModels.of(run, schemas, question);
        return form.render(document(form, model), run.data().name() + ", wirecost", WIDE);
    }

    /** Writes the report as a file of Markdown, with its charts in a folder that is named after it. */
    public static void writeMarkdown(Run run, Path file) throws IOException {
        String name =
                file.getFileName().toString().replaceFirst("\\.[^.]*$", "").replaceAll("[^A-Za-z0-9-]+", "-");
        MarkdownFile.write(document(OutputForm.MARKDOWN, ReportModels.of(run, List.of())), file, name + "-charts", "");
    }

    private static Document document(OutputForm form, ReportModel model) {
        return switch (form) {
            case TEXT -> RunDocument.tables(model);
            case HTML, CSV -> RunDocument.page(model);
            case MARKDOWN -> RunDocument.whole(model);
        };
    }
}
