package io.wirecost.cli.command;

import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.folder.OutFolder;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.reproduce.StudyNames;
import io.wirecost.cli.reproduce.StudyPages;
import io.wirecost.cli.reproduce.StudyRuns;
import io.wirecost.cli.reproduce.StudySteps;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Repetition;
import io.wirecost.core.run.Run;
import io.wirecost.document.ShellCommand;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.studies.Study;
import io.wirecost.studies.StudySummary;
import io.wirecost.studies.source.StudyScale;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost reproduce}: runs a published study anew and judges its claims. */
@Command(
        name = "reproduce",
        description = {
            "Run a published study anew, set its figures beside ours, and judge its claims.",
            "",
            "Examples:",
            "  wirecost reproduce habr-458026                 at the small scale, in minutes",
            "  wirecost reproduce coimbra-2022 --scale full   as much as the study did",
            "  wirecost reproduce all                         every study, and a summary of all claims",
            "  wirecost reproduce my-study/                   a study of yours: docs/studies.md",
            "  wirecost reproduce my-study/ --dry-run         whether its steps can be run, and as what",
            "An interrupted reproduction goes on where it was, if it is started again."
        },
        mixinStandardHelpOptions = true)
public final class ReproduceCommand implements Callable<Integer> {
    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "STUDY",
            arity = "1..*",
            completionCandidates = StudyNames.Candidates.class,
            description = "A study (${COMPLETION-CANDIDATES}), or the folder of one.")
    private List<String> studies;

    @Option(
            names = "--scale",
            defaultValue = "quick",
            paramLabel = "SCALE",
            description = "quick: at most 15 minutes a study; full: as much as the study did (default: quick).")
    private StudyScale scale;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for the runs and the documents (default: runs/reproduced-quick or -full).")
    private Optional<Path> out;

    @Option(
            names = "--from",
            paramLabel = "DIR",
            description = "Measure nothing: make the documents of the runs that lie in this folder.")
    private Optional<Path> from;

    @Option(
            names = "--dry-run",
            description = "Measure nothing: check every step, print the run that each one is, and say about how long a"
                    + " study takes.")
    private boolean dryRun;

    /** @param around what the command finds around it */
    public ReproduceCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException {
        if (dryRun && from.isPresent()) {
            throw new InputException(
                    "--dry-run checks what would be measured, and --from measures nothing: leave one out");
        }
        Map<String, Study> chosen = StudyNames.read(studies, around.folder());
        Path folder = out.orElseGet(() -> around.folder().resolve(Path.of("runs", "reproduced-" + scale)));
        if (dryRun) {
            return show(checked(chosen, folder));
        }
        StudyPages pages = new StudyPages(OutFolder.writable(folder).path());
        Map<String, StudySteps> steps = from.isPresent() ? Map.of() : checked(chosen, folder);
        List<StudySummary.Judged> judged = new ArrayList<>();
        for (Map.Entry<String, Study> named : chosen.entrySet()) {
            Study study = named.getValue();
            Map<String, Run> runs =
                    from.isPresent() ? found(study, from.get()) : measured(study, steps.get(named.getKey()), folder);
            StudySummary.Judged one = new StudySummary.Judged(study, named.getKey(), runs);
            pages.write(one);
            judged.add(one);
        }
        pages.summarize(judged);
        say("The documents are in " + folder + " (README.md has every claim; an .html for each study).");
        return judged.stream().flatMap(each -> each.runs().values().stream()).anyMatch(ReproduceCommand::hasFailures)
                ? ExitCode.CELL_FAILED
                : ExitCode.DONE;
    }

    private int show(Map<String, StudySteps> steps) {
        PrintWriter stdout = spec.commandLine().getOut();
        steps.forEach((name, each) -> {
            each.commands().stream().map(Repetition::of).map(ShellCommand::of).forEach(stdout::println);
            say("%s: about %d min"
                    .formatted(name, each.expected().plusSeconds(30).toMinutes()));
        });
        stdout.flush();
        return ExitCode.DONE;
    }

    private static boolean hasFailures(Run run) {
        return run.cells().stream().anyMatch(cell -> cell.status() == Cell.Status.FAILED);
    }

    private Map<String, Run> found(Study study, Path folder) throws InputException {
        if (!Files.isDirectory(folder.resolve(study.id()))) {
            throw new InputException("%s: has no folder %s with runs of the study; measure them: %s"
                    .formatted(
                            folder, study.id(), ShellCommand.of("reproduce", study.id(), "--out", folder.toString())));
        }
        return new StudyRuns(folder).read(study);
    }

    /** The steps of all studies, none of which is measured before all are known to be right. */
    private Map<String, StudySteps> checked(Map<String, Study> chosen, Path folder) throws InputException, IOException {
        CodecCatalog catalog = CodecCatalog.load(around.installation(), List.of(), around.runtimes());
        Map<String, StudySteps> all = new LinkedHashMap<>();
        chosen.forEach((name, study) ->
                all.put(name, new StudySteps(study, scale, catalog, new StudyRuns(folder), new Runs(), this::say)));
        List<String> problems = new ArrayList<>();
        for (StudySteps steps : all.values()) {
            problems.addAll(steps.problems());
        }
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        return all;
    }

    private static Map<String, Run> measured(Study study, StudySteps steps, Path folder)
            throws InputException, IOException {
        steps.measure();
        return new StudyRuns(folder).read(study);
    }

    private final class Runs implements StudySteps.Runs {
        @Override
        public Duration check(List<String> arguments) throws InputException, IOException {
            return RunCommand.checkPart(arguments, around);
        }

        @Override
        public void run(List<String> arguments) throws InputException, IOException {
            RunCommand.asPart(arguments, around, spec.commandLine().getErr());
        }
    }

    private void say(String news) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(news);
        err.flush();
    }
}
