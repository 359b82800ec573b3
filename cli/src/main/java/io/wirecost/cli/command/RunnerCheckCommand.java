package io.wirecost.cli.command;

import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.options.CommandWords;
import io.wirecost.cli.options.OutputOptions;
import io.wirecost.cli.terminal.ProgressLine;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.engine.Engine;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.runner.ForeignRunner;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.ProtocolCheck;
import io.wirecost.engine.runner.RunnerCommand;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.results.ScriptJson;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.builtin.Workloads;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost runner}: whether a runner of a user's own keeps the protocol. */
@Command(
        name = "runner",
        description = {
            "Check a runner of your own: whether it keeps the protocol, whether its codecs return every record of all"
                    + " built-in workloads, and whether it measures them on the first one.",
            "",
            "Example: wirecost runner 'python3 runners/example/runner.py'"
        },
        mixinStandardHelpOptions = true,
        footer = {"", "Exit codes: 0 it keeps the protocol; 1 it does not; 2 it cannot be started."})
public final class RunnerCheckCommand implements Callable<Integer> {
    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "COMMAND", description = "The command that starts it, in quotes.")
    private String command;

    @Mixin
    private OutputOptions output;

    /**
     * What was found out about one thing.
     *
     * @param what a rule of the protocol, or a trial
     * @param problem what went wrong; empty if nothing did
     */
    record Checked(String what, Optional<String> problem) {
        private String told() {
            return problem.orElse("ok");
        }
    }

    /** @param around what the command finds around it */
    public RunnerCheckCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException, InterruptedException {
        RunnerCommand words = RunnerCommand.of(CommandWords.of("COMMAND", command));
        ForeignRunner runner = ForeignRunner.load(words, WorkOrder.TIMEOUT);
        List<Checked> outcomes = new ArrayList<>();
        new ProtocolCheck(words, WorkOrder.TIMEOUT)
                .run()
                .forEach(finding -> outcomes.add(new Checked(finding.rule(), finding.problem())));
        Set<Measure> measures = EnumSet.of(Measure.SIZE, Measure.SPEED);
        for (Workload workload : Workloads.all()) {
            run(runner, workload, measures).cells().forEach(cell -> outcomes.add(outcome(cell)));
            measures = EnumSet.of(Measure.SIZE); // what measures one workload measures the others
        }
        print(outcomes);
        return outcomes.stream().allMatch(outcome -> outcome.problem().isEmpty())
                ? ExitCode.DONE
                : ExitCode.CELL_FAILED;
    }

    private Run run(ForeignRunner runner, Workload workload, Set<Measure> measures) throws InputException, IOException {
        Plan plan = new Plan(
                Profile.SMOKE,
                measures,
                Profile.SMOKE.operations(),
                1,
                new CodecCatalog(List.of(runner)).all(),
                Optional.empty(),
                List.of());
        PrintWriter err = spec.commandLine().getErr();
        try (ProgressLine progress =
                output.quiet() ? ProgressLine.silent(err) : ProgressLine.on(err, around.terminal())) {
            return new Engine(around.installation(), around.codeCache())
                    .run(plan, workload.dataset(plan.seed()), ignored -> {}, progress);
        }
    }

    /** A refusal is a right answer: the codec says what it cannot hold. */
    private static Checked outcome(Cell cell) {
        return new Checked(cell.trial().id(), cell.status() == Cell.Status.FAILED ? cell.reason() : Optional.empty());
    }

    private void print(List<Checked> outcomes) {
        PrintWriter out = spec.commandLine().getOut();
        if (output.json()) {
            out.print(ScriptJson.text(outcomes));
        } else {
            out.print(TextRenderer.render(
                    Document.writer()
                            .table(Columns.<Checked>of()
                                    .name("what", Checked::what)
                                    .words("result", Checked::told)
                                    .table(outcomes))
                            .document(),
                    around.terminal().style()));
        }
        out.flush();
    }
}
