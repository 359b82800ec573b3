package io.wirecost.cli.terminal;

import io.wirecost.document.text.TextStyle;
import io.wirecost.process.Command;
import java.io.IOException;
import java.nio.charset.Charset;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the process writes to.
 *
 * @param ascii whether standard output's character set lacks signs that reports have, such as {@code ×}
 * @param colourOut whether standard output takes colours
 * @param liveErr whether progress on standard error may rewrite its line
 * @param outColumns columns of standard output; empty where it may be as wide as it will, as in a file
 * @param errColumns columns of standard error
 * @param errRows rows of standard error, where it is a terminal
 */
public record Terminal(
        boolean ascii, boolean colourOut, boolean liveErr, OptionalInt outColumns, int errColumns, int errRows) {
    /** Columns that sentences are wrapped to where nothing else is known. */
    private static final int DEFAULT_COLUMNS = 120;

    /** What reports have beside ASCII. */
    private static final String SIGNS = "×±µ…";

    private static final Command ASK_TERMINAL =
            new Command(List.of("sh", "-c", "stty size </dev/tty"), Duration.ofSeconds(5));

    private static final Pattern ROWS_AND_COLUMNS = Pattern.compile("(\\d+) ([1-9]\\d*)\\s*");

    /** Rows of a terminal that does not tell them. */
    private static final int DEFAULT_ROWS = 24;

    /** What a terminal says of itself. */
    record Extent(int rows, int columns) {}

    /** The launcher says what is a terminal; NO_COLOR and TERM=dumb switch colours off. */
    public static Terminal ofProcess() {
        return of(
                        System.getenv(),
                        Boolean.getBoolean("wirecost.terminal.out"),
                        Boolean.getBoolean("wirecost.terminal.err"),
                        Terminal::asked)
                .in(charset());
    }

    /** What the JVM writes standard output in; Java 17 says it under the second name, and of a terminal only. */
    private static Charset charset() {
        return Charset.forName(System.getProperty(
                "stdout.encoding",
                System.getProperty(
                        "sun.stdout.encoding", Charset.defaultCharset().name())));
    }

    /** The same, which writes in this character set. */
    Terminal in(Charset characters) {
        return new Terminal(
                !characters.newEncoder().canEncode(SIGNS), colourOut, liveErr, outColumns, errColumns, errRows);
    }

    /** What is written goes to files: only the environment says how wide it may be. */
    public static Terminal none(Map<String, String> environment) {
        return of(environment, false, false, Optional::empty);
    }

    /** @param asked what the terminal says itself, where standard output or standard error is one */
    static Terminal of(
            Map<String, String> environment,
            boolean outIsTerminal,
            boolean errIsTerminal,
            Supplier<Optional<Extent>> asked) {
        boolean dumb = "dumb".equals(environment.get("TERM"));
        boolean plain = dumb || !environment.getOrDefault("NO_COLOR", "").isEmpty();
        OptionalInt given = columns(environment);
        Optional<Extent> own = outIsTerminal || errIsTerminal ? asked.get() : Optional.empty();
        int screen = own.map(Extent::columns).orElseGet(() -> given.orElse(DEFAULT_COLUMNS));
        return new Terminal(
                false,
                outIsTerminal && !plain,
                errIsTerminal && !dumb,
                outIsTerminal ? OptionalInt.of(screen) : given,
                errIsTerminal ? screen : given.orElse(DEFAULT_COLUMNS),
                own.map(Extent::rows).filter(rows -> rows > 0).orElse(DEFAULT_ROWS));
    }

    /** Returns how reports are laid out on standard output. */
    public TextStyle style() {
        return new TextStyle(sentenceColumns(), tableColumns(), colourOut, ascii);
    }

    /** Columns of standard output for sentences. */
    public int sentenceColumns() {
        return outColumns.orElse(DEFAULT_COLUMNS);
    }

    /** Columns of standard output for tables, which stay whole in a file. */
    public int tableColumns() {
        return outColumns.orElse(Integer.MAX_VALUE);
    }

    private static OptionalInt columns(Map<String, String> environment) {
        String columns = environment.getOrDefault("COLUMNS", "");
        return columns.matches("[1-9]\\d{1,3}") ? OptionalInt.of(Integer.parseInt(columns)) : OptionalInt.empty();
    }

    /** The JDK cannot ask a terminal; {@code stty} can, where there is one. */
    private static Optional<Extent> asked() {
        try {
            return extentOf(ASK_TERMINAL.run().output());
        } catch (IOException e) {
            return Optional.empty(); // no shell; one without stty or a terminal answers in other words
        }
    }

    /** The extent in an answer of {@code stty size}: {@code 24 80}. */
    static Optional<Extent> extentOf(String answer) {
        Matcher matcher = ROWS_AND_COLUMNS.matcher(answer);
        return matcher.matches()
                ? Optional.of(new Extent(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }
}
