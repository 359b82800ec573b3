package io.wirecost.cli.command;

import io.wirecost.analysis.advice.Advice;
import io.wirecost.analysis.advice.Adviser;
import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.folder.RunPath;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.options.AdviceOptions;
import io.wirecost.cli.options.FormOption;
import io.wirecost.cli.options.RewrittenRecords;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.run.Run;
import io.wirecost.report.advise.AdviceDocument;
import io.wirecost.results.RunFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost advise}: what the codecs of a run cost a month, and whether a change is worth it. */
@Command(
        name = "advise",
        description = {
            "Say what the codecs of an earlier run cost a month, and whether a change is worth it.",
            "",
            "Example:",
            "  wirecost advise RUN --traffic 5000/s --fan-out 3 --need portable,evolvable"
        },
        abbreviateSynopsis = true,
        mixinStandardHelpOptions = true)
public final class AdviseCommand implements Callable<Integer> {
    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "RUN", description = "A run.json, or its folder.")
    private Path run;

    @Mixin
    private AdviceOptions options;

    @Mixin
    private FormOption form;

    /** @param around what the command finds around it */
    public AdviseCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException {
        Problems problems = new Problems();
        Run kept = problems.collect(() -> RunFile.read(RunPath.file(run)));
        problems.collect(() -> {
            options.check();
            return true;
        });
        problems.refuse();
        Advice advice = Adviser.advice(kept, options.question(kept), RewrittenRecords.of(kept, around.folder()));
        PrintWriter out = spec.commandLine().getOut();
        out.print(form.render(
                AdviceDocument.of(kept, advice),
                "Advice, wirecost",
                around.terminal().style()));
        out.flush();
        return ExitCode.DONE;
    }
}
