package io.wirecost.cli.failure;

import io.wirecost.core.Choices;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line: each problem once, in the words in which all other mistakes are told. */
public final class UsageProblems {
    /** More names than this are described, not listed. */
    private static final int MOST_LISTED = 25;

    private static final String OPTION_PREFIX = "-";
    private static final Set<Class<?>> NUMBERS = Set.of(int.class, Integer.class, long.class, Long.class);

    private final Set<String> problems = new LinkedHashSet<>();
    private final Set<ArgSpec> told = new HashSet<>();
    private final List<ParameterException> errors;

    private UsageProblems(List<ParameterException> errors) {
        this.errors = errors;
    }

    /** The errors of a command line and of the subcommand that it names. */
    public static List<ParameterException> errors(ParseResult parsed) {
        return parsed.asCommandLineList().stream()
                .flatMap(command -> command.getParseResult().errors().stream())
                .map(ParameterException.class::cast)
                .toList();
    }

    static List<String> of(List<ParameterException> errors) {
        UsageProblems usage = new UsageProblems(errors);
        errors.forEach(usage::tell);
        return List.copyOf(usage.problems);
    }

    private void tell(ParameterException error) {
        if (error instanceof MissingParameterException missing) {
            missing.getMissing().stream().filter(told::add).forEach(arg -> problems.add(missing(arg)));
        } else if (error instanceof UnmatchedArgumentException unmatched) {
            unmatched(unmatched);
        } else if (error instanceof OverwrittenOptionException twice) {
            problems.add(label(twice.getOverwritten()) + ": expected once, found more than once");
        } else if (error.getArgSpec() == null) {
            problems.add(error.getMessage());
        } else if (told.add(error.getArgSpec()) || error.getArgSpec().isOption()) {
            problems.add(wrongValue(error));
        }
    }

    private static String missing(ArgSpec arg) {
        List<String> names = names(arg);
        String expected = names.isEmpty() || names.size() > MOST_LISTED
                ? String.join(" ", arg.description())
                : "expected " + Choices.oneOf(names);
        return "missing " + label(arg) + (arg.isOption() ? " " + arg.paramLabel() : "") + ": " + expected;
    }

    private static String wrongValue(ParameterException error) {
        ArgSpec arg = error.getArgSpec();
        List<String> names = names(arg);
        if (!names.isEmpty()) {
            return Choices.mismatch(label(arg), error.getValue(), names);
        }
        Set<Class<?>> types = Stream.concat(Stream.of(arg.type()), Stream.of(arg.auxiliaryTypes()))
                .collect(Collectors.toSet());
        if (!Collections.disjoint(types, NUMBERS)) {
            return "%s %s: expected a whole number".formatted(label(arg), error.getValue());
        }
        return types.contains(boolean.class)
                ? "%s %s: expected no value".formatted(label(arg), error.getValue())
                : error.getMessage();
    }

    /** What no command, option or parameter takes; what follows an unknown name of one belongs to it. */
    private void unmatched(UnmatchedArgumentException error) {
        CommandLine command = error.getCommandLine();
        boolean certain = told.stream().noneMatch(arg -> arg.isPositional() || isMissing(arg));
        boolean belongs = false;
        for (String argument : error.getUnmatched()) {
            boolean option = argument.startsWith(OPTION_PREFIX);
            if (option) {
                problems.add(unknownOption(command.getCommandSpec(), argument));
            } else if (!belongs && !command.getSubcommands().isEmpty()) {
                problems.add(Choices.mismatch(
                        "command", argument, command.getSubcommands().keySet()));
                return;
            } else if (!belongs && certain) {
                problems.add("unexpected argument " + argument);
            }
            belongs = option && !argument.contains("=");
        }
    }

    /** Returns whether an option lacks its value, which is then among the arguments that nothing takes. */
    private boolean isMissing(ArgSpec arg) {
        return errors.stream()
                .anyMatch(error -> error instanceof MissingParameterException missing
                        && missing.getMissing().contains(arg));
    }

    private static String unknownOption(CommandSpec command, String argument) {
        int equals = argument.indexOf('=');
        String name = equals < 0 ? argument : argument.substring(0, equals);
        Collection<String> known =
                command.options().stream().map(OptionSpec::longestName).toList();
        return Choices.mismatch("option", name, "one that " + command.qualifiedName() + " --help shows", known);
    }

    private static String label(ArgSpec arg) {
        return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
    }

    /** The names that the argument may have as its value; empty where it is no choice. */
    private static List<String> names(ArgSpec arg) {
        List<String> names = new ArrayList<>();
        if (arg.completionCandidates() != null) {
            StreamSupport.stream(arg.completionCandidates().spliterator(), false)
                    .map(name -> name.toLowerCase(Locale.ROOT))
                    .forEach(names::add);
        }
        return names;
    }
}
