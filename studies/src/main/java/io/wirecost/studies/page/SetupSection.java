package io.wirecost.studies.page;

import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import java.util.Optional;

/**
 * Where and how a step was measured.
 *
 * @param title empty for what follows another section
 * @param commandOnly whether nothing but the command is shown
 */
public record SetupSection(Optional<String> title, String step, boolean commandOnly) implements Section {
    @Override
    public PageNames names() {
        return PageNames.ofStep(step);
    }

    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        title.ifPresent(page::section);
        Optional<Run> run = findings.figures().run(step);
        if (run.isEmpty()) {
            page.paragraph("The step " + step + " was not measured.");
            return;
        }
        if (!commandOnly) {
            page.paragraph("Measured on " + RunWords.machine(run.get()) + ", " + RunWords.data(run.get()) + ".");
            RunWords.versions(run.get(), page);
            RunWords.times(run.get(), page);
            RunWords.settings(run.get(), page);
        }
        RunWords.command(run.get(), page);
    }
}
