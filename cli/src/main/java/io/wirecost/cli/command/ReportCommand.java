package io.wirecost.cli.command;

import io.wirecost.analysis.Baseline;
import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.folder.OutFolder;
import io.wirecost.cli.folder.RunPath;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.names.Selection;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.document.form.OutputForm;
import io.wirecost.report.ReportFile;
import io.wirecost.report.RunReport;
import io.wirecost.report.model.message.DerivedSchemas;
import io.wirecost.results.RunFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost report}: a kept run for a reader. */
@Command(name = "report", description = "Write the report of an earlier run.", mixinStandardHelpOptions = true)
public final class ReportCommand implements Callable<Integer> {
    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "RUN", description = "A run.json, or its folder.")
    private Path run;

    @Option(
            names = "--to",
            paramLabel = "FORM",
            defaultValue = "html",
            description = "One of: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private OutputForm form;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description =
                    "File to write (default: html beside the run.json, other forms to standard output); markdown has its charts as"
                            + " SVG files in a folder beside it.")
    private Optional<Path> out;

    @Option(
            names = Baseline.OPTION,
            paramLabel = "CODEC",
            description = "The codec that the others are held against (default: as the run was started).")
    private Optional<String> baseline;

    /** @param around where relative paths of the run's own command begin */
    public ReportCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException {
        Path file = RunPath.file(run);
        OutFolder folder = new OutFolder(file.toAbsolutePath().getParent());
        Run kept = against(RunFile.read(file));
        if (form == OutputForm.MARKDOWN && out.isPresent()) {
            RunReport.writeMarkdown(kept, out.get());
            tell(out.get());
            return ExitCode.DONE;
        }
        String report = RunReport.render(
                form, kept, DerivedSchemas.read(folder.path(), kept), RecordedCommand.question(kept, around));
        Optional<Path> target = form == OutputForm.HTML ? out.or(() -> Optional.of(folder.reportFile())) : out;
        if (target.isPresent()) {
            ReportFile.write(report, target.get());
            tell(target.get());
        } else {
            PrintWriter stdout = spec.commandLine().getOut();
            stdout.print(report);
            stdout.flush();
        }
        return ExitCode.DONE;
    }

    private void tell(Path file) {
        spec.commandLine().getErr().println("The report is in " + file);
    }

    /** Only a codec with figures can be what the others are held against. */
    private Run against(Run read) throws InputException {
        return baseline.isEmpty()
                ? read
                : Baseline.choose(
                        read,
                        new Selection<>(Baseline.OPTION, Baseline.candidates(read), Variant::name).one(baseline.get()));
    }
}
