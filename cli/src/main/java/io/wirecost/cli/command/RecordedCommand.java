package io.wirecost.cli.command;

import io.wirecost.analysis.advice.AdviceQuestion;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.options.AdviceOptions;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Run;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The command line that a run has kept, for continuing it. */
final class RecordedCommand {
    static final String RESUME = "--resume";

    static final String DETAILS = "--details";

    static final String COMMAND = "run";
    private static final Set<String> BESIDE_RESUME = Set.of(RESUME, DETAILS, "--json", "--quiet");

    private RecordedCommand() {}

    /** @throws InputException if an option is given that the interrupted run has decided already */
    static void requireAlone(ParseResult parsed) throws InputException {
        List<String> others = parsed.matchedOptions().stream()
                .map(OptionSpec::longestName)
                .filter(name -> !BESIDE_RESUME.contains(name))
                .toList();
        if (!others.isEmpty()) {
            throw new InputException(
                    RESUME + " continues a run as it was started; leave out: " + String.join(", ", others));
        }
    }

    /**
     * The options of an earlier run.
     *
     * @param arguments as the run has kept them
     * @param around where its relative paths begin
     * @throws InputException if they are no arguments of a run
     */
    static RunCommand parse(List<String> arguments, CommandSurroundings around) throws InputException {
        if (arguments.isEmpty() || !arguments.get(0).equals(COMMAND)) {
            throw new InputException("the run was not made by: wirecost run, and cannot be continued; its command was: "
                    + String.join(" ", arguments));
        }
        try {
            return parsed(arguments, around);
        } catch (ParameterException e) {
            throw new InputException("the run cannot be continued: this version of wirecost does not know its command: "
                    + e.getMessage());
        }
    }

    /**
     * What a run was asked of a month's cost when it was started.
     *
     * @return empty where it was asked nothing, or where what it was asked cannot be read any more
     */
    static Optional<AdviceQuestion> question(Run run, CommandSurroundings around) {
        try {
            AdviceOptions advice = parse(run.command(), around).advice();
            return advice.isAsked() ? Optional.of(advice.question(run)) : Optional.empty();
        } catch (InputException e) {
            return Optional.empty();
        }
    }

    /**
     * The command that arguments stand for.
     *
     * @param arguments of {@code wirecost}, the first of which is {@code run}
     * @throws ParameterException if a run has no such options
     */
    static RunCommand parsed(List<String> arguments, CommandSurroundings around) {
        RunCommand command = new RunCommand(around);
        Commands.line(command, around)
                .setExpandAtFiles(false)
                .parseArgs(arguments.subList(1, arguments.size()).toArray(String[]::new));
        return command;
    }
}
