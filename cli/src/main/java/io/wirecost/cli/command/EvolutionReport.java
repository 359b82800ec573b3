package io.wirecost.cli.command;

import io.wirecost.cli.options.OutputOptions;
import io.wirecost.document.form.OutputForm;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.evolution.page.EvolutionDocument;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.report.ReportFile;
import io.wirecost.results.ScriptJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/**
 * Shows what came of edits: in the terminal, and as files.
 *
 * @param details whether each codec and each surprise is printed
 * @param folder of the files
 */
record EvolutionReport(PrintWriter out, TextStyle style, OutputOptions output, boolean details, Path folder) {
    private static final String TITLE = "What happens when the schema changes";

    /** What an edit takes of a line, and what a format takes. */
    private static final int EDIT_COLUMNS = 32;

    private static final int FORMAT_COLUMNS = 12;

    void show(Evolution evolution) throws IOException {
        print(evolution);
        write(evolution);
    }

    private void print(Evolution evolution) {
        int formats = Math.max(1, (style.tableWidth() - EDIT_COLUMNS) / FORMAT_COLUMNS);
        out.print(
                output.json()
                        ? ScriptJson.text(evolution)
                        : TextRenderer.render(
                                details
                                        ? EvolutionDocument.whole(evolution, formats)
                                        : EvolutionDocument.summary(evolution, formats),
                                style));
        out.flush();
    }

    private void write(Evolution evolution) throws IOException {
        ReportFile.write(ScriptJson.text(evolution), folder.resolve("evolution.json"));
        for (OutputForm form : List.of(OutputForm.HTML, OutputForm.MARKDOWN, OutputForm.CSV)) {
            String ending = form == OutputForm.MARKDOWN ? "md" : form.toString();
            ReportFile.write(
                    form.render(EvolutionDocument.whole(evolution), TITLE, style),
                    folder.resolve("evolution." + ending));
        }
    }
}
