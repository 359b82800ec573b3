package io.wirecost.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Names the commands and starts the one that was asked for. */
@Command(
        name = "wirecost",
        description = "What each serialization format costs for your messages.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {
            RunCommand.class,
            ServiceCommand.class,
            CompareCommand.class,
            ListCommand.class,
            SchemaCommand.class,
            ReproduceCommand.class,
            ReportCommand.class,
            DoctorCommand.class,
            CleanCommand.class,
            CompletionCommand.class
        },
        footer = {
            "",
            "Exit codes: 0 done; 1 some cell failed, or a regression; 2 bad usage, input or machine.",
            "Start with: wirecost run"
        })
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.exit(execute(arguments));
    }

    /** Runs one command line to its exit code. */
    static int execute(String... arguments) {
        CommandLine line = new CommandLine(new Main());
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setColorScheme(CommandLine.Help.defaultColorScheme(
                Terminal.ofProcess().colourOut() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        line.setParameterExceptionHandler(Failures::usage);
        line.setExecutionExceptionHandler(Failures::execution);
        if (arguments.length == 0) {
            line.usage(System.err);
            return ExitCode.BAD_INPUT;
        }
        return line.execute(arguments);
    }
}
