package io.wirecost.cli.command;

import io.wirecost.analysis.advice.AdviceQuestion;
import io.wirecost.analysis.advice.Adviser;
import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.folder.InputKeeper;
import io.wirecost.cli.folder.KeptInput;
import io.wirecost.cli.folder.OutFolder;
import io.wirecost.cli.folder.SchemaKeeper;
import io.wirecost.cli.help.HelpGroup;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.options.AdviceOptions;
import io.wirecost.cli.options.CodecPathOption;
import io.wirecost.cli.options.DataOptions;
import io.wirecost.cli.options.Job;
import io.wirecost.cli.options.OutputOptions;
import io.wirecost.cli.options.PlanOptions;
import io.wirecost.cli.options.RewrittenRecords;
import io.wirecost.cli.terminal.OpenWords;
import io.wirecost.cli.terminal.PassLine;
import io.wirecost.cli.terminal.ProgressLine;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.document.ShellCommand;
import io.wirecost.document.form.OutputForm;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.WrappedText;
import io.wirecost.engine.Engine;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.RunListener;
import io.wirecost.report.ReportFile;
import io.wirecost.report.RunReport;
import io.wirecost.report.advise.AdviceDocument;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.message.DerivedSchemas;
import io.wirecost.report.section.RunDocument;
import io.wirecost.results.RunFile;
import io.wirecost.results.ScriptJson;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code wirecost run}: proves, measures and ranks. */
@Command(
        name = "run",
        description = {
            "Prove that each codec returns what it was given, then measure and rank the codecs.",
            "",
            "Examples:",
            "  wirecost run                                   default codecs and messages",
            "  wirecost run --records events.ndjson           your own messages, with or without a schema",
            "  wirecost run --schema order.avsc --records orders.ndjson",
            "  wirecost run --from-kafka host:9092 --topic orders",
            "  wirecost run --measure size --codec '*'        bytes of all codecs",
            "  wirecost run --codec 'protobuf*,jaxb+gzip'     some codecs, one compressed",
            "  wirecost run --workload school --sweep professors=10,50,100",
            "  wirecost run --workload school --ask           asks for the numbers of the workload",
            "  wirecost run --measure pipeline --link 10mbit  services around Kafka",
            "  wirecost run --resume DIR                      after an interruption"
        },
        abbreviateSynopsis = true,
        mixinStandardHelpOptions = true)
public final class RunCommand implements Callable<Integer> {
    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Mixin
    private DataOptions data;

    @Mixin
    private PlanOptions options;

    @Mixin
    private CodecPathOption codecPath;

    @Mixin
    private OutputOptions output;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for run.json and the derived schemas (default: a new one below runs/).")
    private Optional<Path> out;

    @Option(
            names = RecordedCommand.DETAILS,
            description = "Print all tables, not only one line for each codec and the answer.")
    private boolean details;

    @Option(
            names = RecordedCommand.RESUME,
            paramLabel = "DIR",
            description = "Continue the interrupted run in this folder: keep its results and measure the missing ones.")
    private Optional<Path> resume;

    @HelpGroup.In(HelpGroup.DATA)
    @Option(
            names = Questions.OPTION,
            description = "Ask for the parameters of the workload, each with its range and default. The run keeps the"
                    + " answers.")
    private boolean ask;

    /** The arguments with what was answered, in place of those that the user gave; empty without questions. */
    private Optional<List<String>> answered = Optional.empty();

    /** The arguments of a run that is a part of another command, which prints what comes of it. */
    private Optional<List<String>> part = Optional.empty();

    /** What takes its time. */
    private interface Measuring {
        /** @param listener is told how it goes */
        Run run(RunListener listener) throws InputException, IOException;
    }

    /** @param around what the command finds around it */
    public RunCommand(CommandSurroundings around) {
        this.around = around;
    }

    /**
     * Carries out a run that is a part of another command: with progress, without tables.
     *
     * @param arguments as a user would give them, the first of which is {@code run}
     * @throws InputException if they are no arguments of a run, or what they ask for cannot be done
     */
    static void asPart(List<String> arguments, CommandSurroundings around, PrintWriter err)
            throws InputException, IOException {
        RunCommand command = ofPart(arguments, around);
        command.spec.commandLine().setErr(err);
        command.part = Optional.of(arguments);
        command.run();
    }

    /**
     * Looks whether a run that is a part of another command could be carried out, and measures nothing.
     *
     * @param arguments as a user would give them, the first of which is {@code run}
     * @return roughly how long it would take
     * @throws InputException with everything that is wrong with them
     */
    static Duration checkPart(List<String> arguments, CommandSurroundings around) throws InputException, IOException {
        RunCommand command = ofPart(arguments, around);
        Job job = command.options.job(
                command.codecPath.catalog(around, command.options.runtimes()), command.data, arguments);
        return Outlook.expected(job.plan(), job.dataset());
    }

    private static RunCommand ofPart(List<String> arguments, CommandSurroundings around) throws InputException {
        try {
            return RecordedCommand.parsed(arguments, around);
        } catch (ParameterException e) {
            throw new InputException(e.getMessage());
        }
    }

    @Override
    public Integer call() throws InputException, IOException {
        Run run = run();
        return run.cells().stream().anyMatch(RunCommand::isBad) ? ExitCode.CELL_FAILED : ExitCode.DONE;
    }

    private Run run() throws InputException, IOException {
        options.advice().check();
        if (resume.isPresent()) {
            return resumed(resume.get());
        }
        return ask ? asked() : started();
    }

    private Run asked() throws InputException, IOException {
        PrintWriter err = spec.commandLine().getErr();
        BufferedReader in = new BufferedReader(new InputStreamReader(around.in(), StandardCharsets.UTF_8));
        List<String> arguments = new Questions(in, err).answered(command(), data.openParameters(Questions.OPTION));
        RunCommand command = ofPart(arguments, around);
        command.spec.commandLine().setOut(spec.commandLine().getOut()).setErr(err);
        command.answered = Optional.of(arguments);
        return command.run();
    }

    private static boolean isBad(Cell cell) {
        return cell.status() == Cell.Status.FAILED
                || cell.figures(Interop.class).filter(Interop::hasNewDifference).isPresent();
    }

    private Run started() throws InputException, IOException {
        Installation installation = around.installation();
        Instant now = Instant.now();
        Job job = job(new KeptInput(path(data.keptName(), now)));
        OutFolder folder = OutFolder.prepare(path(job.dataset().name(), now));
        return measure(
                folder,
                job,
                options.advice(),
                listener -> new Engine(installation, around.codeCache())
                        .run(job.plan(), job.dataset(), folder.keeper(), listener));
    }

    private Job job(KeptInput input) throws InputException, IOException {
        data.keepInput(input);
        data.say(this::say);
        try (PassLine progress =
                new PassLine(spec.commandLine().getErr(), around.terminal().liveErr() && !output.quiet())) {
            data.tell(progress);
            CodecCatalog catalog = codecPath.catalog(around, options.runtimes());
            Job job = options.job(catalog, data, command());
            PipelineCheck.require(job.plan());
            options.leftOut(catalog).forEach(runtime -> say("Left out: " + runtime));
            return job;
        } catch (InputException e) {
            input.discard();
            throw e;
        }
    }

    private Path path(String dataset, Instant now) {
        return out.orElseGet(() -> around.folder().resolve(OutFolder.defaultFor(dataset, now)));
    }

    private Run resumed(Path path) throws InputException, IOException {
        RecordedCommand.requireAlone(spec.commandLine().getParseResult());
        Installation installation = around.installation();
        OutFolder folder = OutFolder.existing(path);
        Run former = folder.read();
        if (former.complete()) {
            print(former);
            advise(former, RecordedCommand.question(former, around));
            say("The run is complete; nothing is missing in " + folder.path() + ".");
            return former;
        }
        RunCommand original = RecordedCommand.parse(former.command(), around);
        original.data.keepInput(InputKeeper.found(folder.path()));
        Job job = original.options.job(
                original.codecPath.catalog(around, original.options.runtimes()), original.data, former.command());
        PipelineCheck.require(job.plan());
        return measure(
                folder,
                job,
                original.options.advice(),
                listener -> new Engine(installation, around.codeCache())
                        .resume(former, job.plan(), job.dataset(), folder.keeper(), listener));
    }

    /** @param asked of a month's cost: a run that is resumed is asked what it was asked when it was started */
    private Run measure(OutFolder folder, Job job, AdviceOptions asked, Measuring measuring)
            throws InputException, IOException {
        Run run = measured(folder, job, measuring);
        report(run, folder);
        advise(run, asked.isAsked() ? Optional.of(asked.question(run)) : Optional.empty());
        job.plan()
                .profile()
                .aim()
                .flatMap(aim -> OpenWords.of(run, aim.reach()))
                .ifPresent(words -> WrappedText.wrapped(words, around.terminal().sentenceColumns())
                        .forEach(this::say));
        say("The results are in " + folder.path() + " (report.html, run.json, schemas/).");
        if (!details && !output.json() && part.isEmpty()) {
            say("All tables: "
                    + ShellCommand.of("run", "--resume", folder.path().toString(), "--details"));
        }
        return run;
    }

    private Run measured(OutFolder folder, Job job, Measuring measuring) throws InputException, IOException {
        PrintWriter err = spec.commandLine().getErr();
        try (ProgressLine progress =
                output.quiet() ? ProgressLine.silent(err) : ProgressLine.on(err, around.terminal())) {
            SchemaKeeper listener = new SchemaKeeper(folder.schemas(), progress);
            Farewell farewell =
                    new Farewell(err, progress::close, new KnownRun(folder, known -> report(known, folder)));
            return folder.alone(
                    () -> farewell.unlessInterrupted(() -> completed(measuring.run(listener), job, folder, progress)));
        }
    }

    private Run completed(Run run, Job job, OutFolder folder, RunListener listener) throws InputException, IOException {
        Run completed = new Addenda(new Engine(around.installation(), around.codeCache()), job, listener).to(run);
        if (!completed.equals(run)) {
            RunFile.write(completed, folder.runFile());
        }
        return completed;
    }

    private void advise(Run run, Optional<AdviceQuestion> question) throws InputException, IOException {
        if (question.isPresent() && !output.json() && part.isEmpty()) {
            PrintWriter stdout = spec.commandLine().getOut();
            stdout.print(TextRenderer.render(
                    AdviceDocument.of(
                            run, Adviser.advice(run, question.get(), RewrittenRecords.of(run, around.folder()))),
                    around.terminal().style()));
            stdout.flush();
        }
    }

    AdviceOptions advice() {
        return options.advice();
    }

    private void report(Run run, OutFolder folder) throws IOException {
        print(run);
        // After the tables: whatever becomes of the file, they have been printed.
        ReportFile.write(
                RunReport.render(
                        OutputForm.HTML,
                        run,
                        DerivedSchemas.read(folder.path(), run),
                        RecordedCommand.question(run, around)),
                folder.reportFile());
    }

    private void print(Run run) {
        if (part.isPresent()) {
            return;
        }
        PrintWriter stdout = spec.commandLine().getOut();
        stdout.print(
                output.json()
                        ? ScriptJson.text(run)
                        : TextRenderer.render(
                                document(ReportModels.of(run, List.of())),
                                around.terminal().style()));
        stdout.flush();
    }

    private Document document(ReportModel model) {
        return details ? RunDocument.tables(model) : RunDocument.summary(model);
    }

    private void say(String news) {
        if (!output.quiet()) {
            spec.commandLine().getErr().println(news);
        }
    }

    /** The arguments as the user gave them. */
    private List<String> command() {
        return part.or(() -> answered)
                .orElseGet(() -> spec.commandLine().getParent().getParseResult().originalArgs());
    }
}
