package io.wirecost.cli.command;

import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.names.Candidates;
import io.wirecost.cli.names.Selection;
import io.wirecost.cli.setup.RuntimeSetup;
import io.wirecost.cli.setup.SetupPlan;
import io.wirecost.cli.setup.StateTable;
import io.wirecost.core.InputException;
import io.wirecost.document.Document;
import io.wirecost.document.TerminalText;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.engine.runtime.ForeignRuntimes;
import io.wirecost.engine.runtime.Programs;
import io.wirecost.engine.runtime.RuntimeDescription;
import io.wirecost.engine.runtime.RuntimeInspection;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost setup}: installs what a runtime beside the JVM needs. */
@Command(
        name = "setup",
        description = "Install what the codecs of another runtime need: programs by apt-get, libraries by the runtime's"
                + " own package manager into the cache. Shows every command, and asks before it runs any.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exit codes: 0 the runtime is ready; 1 it is not; 2 bad usage."})
public final class SetupCommand implements Callable<Integer> {
    private static final Set<String> AGREEMENT = Set.of("y", "yes");

    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "RUNTIME",
            completionCandidates = Candidates.Runtimes.class,
            description = "One of: ${COMPLETION-CANDIDATES}.")
    private String name;

    @Option(
            names = {"-y", "--yes"},
            description = "Run the commands without asking.")
    private boolean yes;

    @Option(names = "--dry-run", description = "Only say what is there, and which commands would run.")
    private boolean dryRun;

    /** @param around what the command finds around it */
    public SetupCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException {
        RuntimeDescription runtime = new Selection<>(
                        "RUNTIME", RuntimeDescription.all(around.installation()), RuntimeDescription::name)
                .one(name);
        RuntimeSetup setup =
                new RuntimeSetup(runtime, new Programs(around.environment()), around.cacheFolder(), this::say);
        RuntimeInspection found = setup.inspect();
        TextRenderer.render(
                        Document.writer().table(StateTable.of(found)).document(),
                        around.terminal().style())
                .lines()
                .forEach(this::say);
        SetupPlan plan = setup.plan(found);
        if (!plan.byHand().isEmpty()) {
            return refuse(plan.byHand());
        }
        if (!plan.hasSteps()) {
            return tell(found, plan);
        }
        say("Commands to run:");
        plan.lines().forEach(line -> say("  " + line));
        if (dryRun) {
            return ExitCode.DONE;
        }
        if (!yes && !isAgreed()) {
            say("Nothing was done; --yes runs the commands without asking.");
            return ExitCode.CELL_FAILED;
        }
        Optional<String> failure = setup.run(plan);
        return failure.isPresent()
                ? fail(failure.get() + "; " + runtime.title() + " is not ready")
                : tell(setup.inspect(), plan);
    }

    private int tell(RuntimeInspection found, SetupPlan plan) {
        String title = found.runtime().title();
        if (!found.isReady()) {
            return fail("%s is not ready: %s".formatted(title, found.problem().orElseThrow()));
        }
        say("%s is ready%s.".formatted(title, found.version().map(v -> ": " + v).orElse("")));
        List<String> missing = found.missing();
        if (!missing.isEmpty()) {
            say("Missing: %s; codecs that need them are refused.".formatted(String.join(", ", missing)));
            plan.leftOut().forEach(this::say);
        }
        return ExitCode.DONE;
    }

    private int refuse(List<String> byHand) {
        byHand.forEach(this::complain);
        complain("then run this again: " + ForeignRuntimes.setup(name));
        return ExitCode.CELL_FAILED;
    }

    private int fail(String problem) {
        problem.lines().forEach(this::complain);
        return ExitCode.CELL_FAILED;
    }

    private boolean isAgreed() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        out.print("Run these commands? [y/N] ");
        out.flush();
        String answer = new BufferedReader(new InputStreamReader(around.in(), StandardCharsets.UTF_8)).readLine();
        if (answer == null) {
            out.println();
        }
        return answer != null && AGREEMENT.contains(answer.strip().toLowerCase(Locale.ROOT));
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }

    private void complain(String line) {
        spec.commandLine().getErr().println("wirecost: " + TerminalText.text(line));
        spec.commandLine().getErr().flush();
    }
}
