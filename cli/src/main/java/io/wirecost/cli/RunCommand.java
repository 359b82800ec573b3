package io.wirecost.cli;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.engine.Engine;
import io.wirecost.engine.Installation;
import io.wirecost.engine.Plan;
import io.wirecost.report.Form;
import io.wirecost.report.ReportFile;
import io.wirecost.report.model.DerivedSchemas;
import io.wirecost.report.text.TextReport;
import io.wirecost.report.text.TextStyle;
import io.wirecost.results.RunFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code wirecost run}: proves, measures and ranks. */
@Command(
        name = "run",
        description = "Prove that each codec returns what it was given, then measure and rank them.",
        mixinStandardHelpOptions = true)
final class RunCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private DataOptions data;

    @Mixin
    private PlanOptions options;

    @Mixin
    private CodecPathOption codecPath;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for run.json and the derived schemas (default: a new one below runs/).")
    private Optional<Path> out;

    @Option(names = "--quiet", description = "No progress; only tables and errors.")
    private boolean quiet;

    @Override
    public Integer call() throws InputException, IOException, InterruptedException {
        Installation installation = Home.installation();
        Plan plan = options.plan(codecPath.catalog(installation), command());
        Dataset dataset = data.dataset(options.seed());
        OutFolder folder = OutFolder.prepare(out.orElseGet(() -> OutFolder.defaultFor(dataset.name(), Instant.now())));
        Run run = measure(installation, plan, dataset, folder);
        print(run);
        keepReport(run, folder);
        return run.cells().stream().anyMatch(c -> c.status() == Cell.Status.FAILED)
                ? ExitCode.CELL_FAILED
                : ExitCode.DONE;
    }

    private Run measure(Installation installation, Plan plan, Dataset dataset, OutFolder folder)
            throws InputException, IOException, InterruptedException {
        PrintWriter err = spec.commandLine().getErr();
        Thread farewell =
                new Thread(() -> err.println("\nInterrupted. Everything that was finished is in " + folder.runFile()));
        Runtime.getRuntime().addShutdownHook(farewell);
        try (Progress progress = quiet ? Progress.silent() : Progress.on(err, Terminal.ofProcess())) {
            SchemaKeeper schemas = new SchemaKeeper(folder.schemas(), progress);
            return new Engine(installation, Home.codeCache())
                    .run(plan, dataset, run -> RunFile.write(run, folder.runFile()), schemas);
        } finally {
            dismiss(farewell);
        }
    }

    private static void dismiss(Thread farewell) {
        try {
            Runtime.getRuntime().removeShutdownHook(farewell);
        } catch (IllegalStateException e) {
            // The process is being ended: the farewell is under way.
        }
    }

    private void print(Run run) {
        Terminal terminal = Terminal.ofProcess();
        PrintWriter stdout = spec.commandLine().getOut();
        stdout.print(TextReport.render(run, new TextStyle(terminal.widthColumns(), terminal.colourOut())));
        stdout.flush();
    }

    /** After the tables: whatever becomes of the file, they have been printed. */
    private void keepReport(Run run, OutFolder folder) throws IOException {
        ReportFile.write(Form.HTML.render(run, DerivedSchemas.read(folder.path(), run)), folder.reportFile());
        if (!quiet) {
            spec.commandLine()
                    .getErr()
                    .println("Everything is in " + folder.path() + " (report.html, run.json, schemas/).");
        }
    }

    /** The arguments as the user gave them. */
    private List<String> command() {
        return spec.commandLine().getParent().getParseResult().originalArgs();
    }
}
