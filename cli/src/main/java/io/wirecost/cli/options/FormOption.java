package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.document.Document;
import io.wirecost.document.form.OutputForm;
import io.wirecost.document.text.TextStyle;
import picocli.CommandLine.Option;

/** In which form a command prints its result. */
@HelpGroup.In(HelpGroup.OUTPUT)
public final class FormOption {
    @Option(
            names = "--to",
            paramLabel = "FORM",
            defaultValue = "text",
            description = "Print the result as one of: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private OutputForm form;

    /** Returns whether it is for a terminal. */
    public boolean isText() {
        return form == OutputForm.TEXT;
    }

    /**
     * What to print.
     *
     * @param title of a browser's window
     * @param style of the terminal
     */
    public String render(Document document, String title, TextStyle style) {
        return form.render(document, title, style);
    }
}
