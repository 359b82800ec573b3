package io.wirecost.cli.failure;

import io.wirecost.core.InputException;
import io.wirecost.document.TerminalText;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The one place that turns a failure into text and an exit code. A user's mistake never shows a stack trace. */
public final class Failures {
    private static final int MEBI_BITS = 20;

    private Failures() {}

    /** Tells what is wrong with a command line; picocli's handler of such failures. */
    public static int usage(ParameterException failure, String[] arguments) {
        return usage(List.of(failure));
    }

    /** @param failures at least one */
    public static int usage(List<ParameterException> failures) {
        CommandLine command = failures.get(0).getCommandLine();
        PrintWriter err = command.getErr();
        UsageProblems.of(failures).forEach(problem -> print(err, problem));
        err.println("See: " + command.getCommandSpec().qualifiedName() + " --help");
        return ExitCode.BAD_INPUT;
    }

    /** Tells why a command failed; picocli's handler of such failures. */
    public static int execution(Exception failure, CommandLine command, ParseResult parsed) {
        PrintWriter err = command.getErr();
        if (failure instanceof InputException input) {
            input.problems().forEach(problem -> print(err, problem));
            return ExitCode.BAD_INPUT;
        }
        if (failure.getCause() instanceof OutOfMemoryError) { // in another thread
            return fullHeap(err);
        }
        if (failure instanceof UncheckedIOException unchecked) {
            return execution(unchecked.getCause(), command, parsed);
        }
        if (failure instanceof IOException io) {
            print(err, describe(io));
            remedy(io).ifPresent(remedy -> print(err, remedy));
            return ExitCode.BAD_INPUT;
        }
        err.println("wirecost: unexpected " + failure.getClass().getSimpleName() + ": "
                + TerminalText.text(String.valueOf(failure.getMessage())));
        err.println("This is a fault of wirecost. " + saved(failure));
        return ExitCode.CELL_FAILED;
    }

    /** Tells that the data are more than this process can hold. */
    public static int fullHeap(PrintWriter err) {
        print(
                err,
                "the memory of wirecost itself is full (%,d MiB), which holds the whole dataset: ask for fewer or smaller records"
                        .formatted(Runtime.getRuntime().maxMemory() >> MEBI_BITS));
        return ExitCode.BAD_INPUT;
    }

    private static void print(PrintWriter err, String message) {
        message.lines().map(TerminalText::text).forEach(line -> err.println("wirecost: " + line));
    }

    private static String describe(IOException failure) {
        String message = failure.getMessage();
        return failure.getClass() == IOException.class
                        || failure.getClass().getName().startsWith("io.wirecost")
                ? message
                : failure.getClass().getSimpleName().replace("Exception", "") + ": " + message;
    }

    /** What a user can do about a failing disk; what a run has kept until then is never lost. */
    private static Optional<String> remedy(IOException failure) {
        String message = String.valueOf(failure.getMessage());
        return Stream.of("No space left on device", "Disk quota exceeded", "File too large")
                .filter(message::contains)
                .findFirst()
                .map(reason -> "free some space, or name other folders (--out, TMPDIR, XDG_CACHE_HOME); an"
                        + " interrupted run continues with: wirecost run --resume DIR");
    }

    private static String saved(Exception failure) {
        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace));
        try {
            Path file = Files.createTempFile("wirecost-fault-", ".txt");
            Files.writeString(file, trace.toString());
            return "Please report it with " + file;
        } catch (IOException e) {
            return "Please report it with this:\n" + trace;
        }
    }
}
