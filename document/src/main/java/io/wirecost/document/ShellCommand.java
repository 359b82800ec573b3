package io.wirecost.document;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A call of this tool, as one types it into a POSIX shell. */
public final class ShellCommand {
    private static final String PROGRAM = "./wirecost";
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");

    private ShellCommand() {}

    /** Returns the command in one line. Each argument reaches the tool as it is: no shell expands it. */
    public static String of(List<String> arguments) {
        return Stream.concat(Stream.of(PROGRAM), arguments.stream())
                .map(ShellCommand::quoted)
                .collect(Collectors.joining(" "));
    }

    /** The same of single arguments. */
    public static String of(String... arguments) {
        return of(List.of(arguments));
    }

    private static String quoted(String word) {
        String visible = TerminalText.text(word);
        return PLAIN.matcher(visible).matches() ? visible : "'" + visible.replace("'", "'\\''") + "'";
    }
}
