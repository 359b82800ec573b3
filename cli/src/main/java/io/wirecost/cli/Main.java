package io.wirecost.cli;

import io.wirecost.cli.command.AdviseCommand;
import io.wirecost.cli.command.CleanCommand;
import io.wirecost.cli.command.Commands;
import io.wirecost.cli.command.CompareCommand;
import io.wirecost.cli.command.CompletionCommand;
import io.wirecost.cli.command.DoctorCommand;
import io.wirecost.cli.command.EvolveCommand;
import io.wirecost.cli.command.ExplainCommand;
import io.wirecost.cli.command.InferCommand;
import io.wirecost.cli.command.InteropCommand;
import io.wirecost.cli.command.ListCommand;
import io.wirecost.cli.command.ReportCommand;
import io.wirecost.cli.command.ReproduceCommand;
import io.wirecost.cli.command.RunCommand;
import io.wirecost.cli.command.RunnerCheckCommand;
import io.wirecost.cli.command.SchemaCommand;
import io.wirecost.cli.command.ServiceCommand;
import io.wirecost.cli.command.SetupCommand;
import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.failure.Failures;
import io.wirecost.cli.failure.UsageProblems;
import io.wirecost.cli.help.GroupedOptions;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.terminal.AsciiWriter;
import io.wirecost.cli.terminal.Terminal;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Names the commands and starts the one that was asked for. */
@Command(
        name = "wirecost",
        description = "Measures what each serialization format costs for your messages.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {
            RunCommand.class,
            AdviseCommand.class,
            InteropCommand.class,
            ExplainCommand.class,
            EvolveCommand.class,
            ServiceCommand.class,
            CompareCommand.class,
            ListCommand.class,
            InferCommand.class,
            SchemaCommand.class,
            ReproduceCommand.class,
            ReportCommand.class,
            RunnerCheckCommand.class,
            DoctorCommand.class,
            SetupCommand.class,
            CleanCommand.class,
            CompletionCommand.class
        },
        footer = {
            "",
            "Exit codes: 0 done; 1 a measurement failed, or a regression was found; 2 bad usage, input or machine.",
            "Start with: wirecost run"
        })
public final class Main {
    /** Longer lines are hard to read. */
    private static final int WIDEST_HELP_COLUMNS = 100;

    private Main() {}

    public static void main(String[] arguments) {
        CommandSurroundings around = CommandSurroundings.ofProcess();
        CommandLine line = commandLine(around);
        if (around.terminal().ascii()) {
            line.setOut(AsciiWriter.on(line.getOut())).setErr(AsciiWriter.on(line.getErr()));
        }
        System.exit(execute(line, arguments));
    }

    /** Runs one command line to its exit code. */
    public static int execute(CommandSurroundings around, PrintWriter out, PrintWriter err, String... arguments) {
        return execute(commandLine(around).setOut(out).setErr(err), arguments);
    }

    private static int execute(CommandLine line, String... arguments) {
        if (arguments.length == 0) {
            line.usage(line.getErr());
            return ExitCode.BAD_INPUT;
        }
        return line.execute(arguments);
    }

    /** Parses all of a command line before it says what is wrong with it, and runs only what is right. */
    static CommandLine commandLine(CommandSurroundings around) {
        Terminal terminal = around.terminal();
        CommandLine line = Commands.line(new Main(), around);
        line.setColorScheme(CommandLine.Help.defaultColorScheme(
                terminal.colourOut() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        line.setUsageHelpWidth(Math.min(terminal.sentenceColumns(), WIDEST_HELP_COLUMNS));
        collectErrors(line);
        GroupedOptions.in(line);
        line.setExecutionStrategy(Main::run);
        line.setParameterExceptionHandler(Failures::usage);
        line.setExecutionExceptionHandler(Failures::execution);
        return line;
    }

    private static void collectErrors(CommandLine line) {
        line.getCommandSpec().parser().collectErrors(true);
        line.getSubcommands().values().forEach(Main::collectErrors);
    }

    private static int run(ParseResult parsed) {
        List<ParameterException> errors = UsageProblems.errors(parsed);
        boolean helps = parsed.asCommandLineList().stream()
                .anyMatch(line -> line.isUsageHelpRequested() || line.isVersionHelpRequested());
        if (!errors.isEmpty() && !helps) {
            return Failures.usage(errors);
        }
        try {
            return new CommandLine.RunLast().execute(parsed);
        } catch (OutOfMemoryError e) {
            return Failures.fullHeap(parsed.commandSpec().commandLine().getErr());
        }
    }
}
