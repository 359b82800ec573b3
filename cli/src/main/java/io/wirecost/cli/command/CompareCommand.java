package io.wirecost.cli.command;

import io.wirecost.analysis.compare.RunComparison;
import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.folder.RunPath;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.options.FormOption;
import io.wirecost.cli.options.OutputOptions;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.run.Run;
import io.wirecost.report.compare.CompareDocument;
import io.wirecost.results.RunFile;
import io.wirecost.results.ScriptJson;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost compare}: what has changed between two runs. */
@Command(
        name = "compare",
        description = "Say which figures changed beyond noise between two runs with the same data.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exit codes: 0 no regression; 1 a regression above the threshold; 2 bad usage or input."})
public final class CompareCommand implements Callable<Integer> {
    private static final Pattern PERCENT = Pattern.compile("(\\d+(?:\\.\\d+)?)%");

    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Mixin
    private OutputOptions output;

    @Mixin
    private FormOption form;

    @Parameters(index = "0", paramLabel = "BEFORE", description = "The earlier run: its run.json, or the folder of it.")
    private Path before;

    @Parameters(index = "1", paramLabel = "AFTER", description = "The later run: its run.json, or the folder of it.")
    private Path after;

    @Option(
            names = "--threshold",
            paramLabel = "PERCENT",
            defaultValue = "5%",
            description = "A figure that is worse by more than this is a regression (default: ${DEFAULT-VALUE}).")
    private String threshold;

    /** @param around what the command finds around it */
    public CompareCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException {
        Problems problems = new Problems();
        Double fraction = problems.collect(() -> fraction(threshold));
        Run earlier = problems.collect(() -> RunFile.read(RunPath.file(before)));
        Run later = problems.collect(() -> RunFile.read(RunPath.file(after)));
        problems.refuse();
        RunComparison comparison = RunComparison.of(earlier, later, fraction);
        print(comparison);
        return comparison.hasRegression() ? ExitCode.CELL_FAILED : ExitCode.DONE;
    }

    private void print(RunComparison comparison) {
        PrintWriter out = spec.commandLine().getOut();
        out.print(
                output.json()
                        ? ScriptJson.text(comparison)
                        : form.render(
                                CompareDocument.of(comparison, output.quiet()),
                                "Two runs compared, wirecost",
                                around.terminal().style()));
        out.flush();
    }

    private static Double fraction(String percent) throws InputException {
        Matcher matcher = PERCENT.matcher(percent);
        if (!matcher.matches()) {
            throw new InputException("--threshold: expected a percentage such as 5%, got " + percent);
        }
        return Double.valueOf(matcher.group(1)) / 100;
    }
}
