package io.wirecost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.terminal.Terminal;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine;

/** Command lines that end before anything of an installation is needed. */
final class CommandLines {
    private static final int BAD_INPUT = 2;

    private CommandLines() {}

    /** The lines that a command line which is wrong is answered with, without the name that each begins with. */
    static List<String> problems(String... arguments) {
        StringWriter err = new StringWriter();
        CommandLine line = line(120).setErr(new PrintWriter(err, true));
        assertThat(line.execute(arguments)).isEqualTo(BAD_INPUT);
        return err.toString()
                .lines()
                .map(problem -> problem.replaceFirst("^wirecost: ", ""))
                .toList();
    }

    /** The help of a command, in lines. */
    static List<String> help(int columns, String command) {
        StringWriter out = new StringWriter();
        CommandLine line = line(columns).setOut(new PrintWriter(out, true));
        assertThat(line.execute(command, "--help")).isZero();
        return out.toString().lines().toList();
    }

    /** A terminal of some columns, and no installation. */
    static CommandSurroundings around(int columns) {
        Terminal terminal = new Terminal(false, false, false, OptionalInt.of(columns), columns, 24);
        return new CommandSurroundings(
                Path.of(""), Optional.empty(), Map.of(), Path.of(""), terminal, InputStream.nullInputStream());
    }

    private static CommandLine line(int columns) {
        return Main.commandLine(around(columns));
    }
}
