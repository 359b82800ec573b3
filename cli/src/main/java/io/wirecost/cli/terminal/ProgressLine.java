package io.wirecost.cli.terminal;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.settling.Open;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.document.TerminalText;
import io.wirecost.document.text.WrappedText;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.RunStep;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Shows how a run goes. On a terminal, that is a line that is rewritten in place, with a board of all codecs above it while
 * their times are measured. Elsewhere it is a plain line for each codec or round.
 */
public final class ProgressLine implements RunListener, AutoCloseable {
    private final PrintWriter out;
    private final boolean live;
    private final boolean silent;
    private final int columns;
    private final int rows;
    private final LiveLines screen;
    private final TimeLeft timeLeft = new TimeLeft();
    private int done;
    private String lastPlain = "";
    private String settling = "";
    private String status = "";
    private boolean measuring;
    private boolean closed;
    private Optional<Run> known = Optional.empty();
    private Optional<List<Open>> open = Optional.empty();

    private ProgressLine(PrintWriter out, boolean live, boolean silent, int columns, int rows) {
        this.out = out;
        this.live = live;
        this.silent = silent;
        this.columns = columns - 1; // a full line would leave the cursor in the next one
        this.rows = rows;
        this.screen = new LiveLines(out);
    }

    /** Shows progress as the terminal allows it. */
    public static ProgressLine on(PrintWriter out, Terminal terminal) {
        return new ProgressLine(out, terminal.liveErr(), false, terminal.errColumns(), terminal.errRows());
    }

    /** Shows nothing but what the user may have to act upon. */
    public static ProgressLine silent(PrintWriter out) {
        return new ProgressLine(out, false, true, 0, 0);
    }

    @Override
    public void planned(List<RunStep> remaining) {
        timeLeft.plan(remaining);
    }

    @Override
    public synchronized void started(RunStep step) {
        long now = System.nanoTime();
        timeLeft.start(step, now);
        done++;
        if (silent) {
            return;
        }
        String count = "[%d/%d]".formatted(done, done + timeLeft.remainingSteps());
        String left = left(timeLeft.estimate(now));
        if (live) {
            measuring = isMeasuring(step);
            status = "%s %s · %s".formatted(count, describe(step), left);
            draw();
        } else if (step.kind() != RunStep.StepKind.PROVE && !plain(step).equals(lastPlain)) {
            lastPlain = plain(step);
            out.println("%s %s · %s".formatted(count, lastPlain, left));
            out.flush();
        }
    }

    @Override
    public synchronized void known(Run run) {
        if (live && measuring) {
            known = Optional.of(run);
            draw();
        }
    }

    @Override
    public void settling(List<Open> cells) {
        open = Optional.of(cells);
        Open widest = Collections.max(cells, Comparator.comparingDouble(Open::reach));
        settling = "settling %s (%s/%s ±%.0f %%), "
                .formatted(
                        cells.size() == 1 ? "one time" : cells.size() + " times",
                        widest.trial().codec(),
                        widest.trial().task().label(),
                        100 * widest.reach());
    }

    @Override
    public void news(String text) {
        say(TerminalText.text(text));
    }

    /** Sizes are shown as they come, and reasons for figures that are missing. */
    @Override
    public void decided(Cell cell) {
        if (silent) {
            return;
        }
        cell.figures(Sizes.class)
                .ifPresent(sizes -> say("%s returned every record: %,.0f bytes per message"
                        .formatted(
                                cell.trial().codec(), SizeStatistics.of(sizes).meanBytes())));
        cell.reason()
                .ifPresent(reason -> say("%s %s: %s"
                        .formatted(
                                cell.trial().id(),
                                cell.status().name().toLowerCase(Locale.ROOT),
                                TerminalText.text(reason))));
    }

    private synchronized void say(String line) {
        if (closed) {
            return;
        }
        clear();
        out.println(line);
        out.flush();
        draw();
    }

    /** Leaves the screen without progress, for good. It may be called by the thread that ends the process. */
    @Override
    public synchronized void close() {
        clear();
        closed = true;
    }

    private void clear() {
        if (live && !closed) {
            screen.clear();
        }
    }

    private void draw() {
        if (live && !closed && !status.isEmpty()) {
            List<String> lines = new ArrayList<>(board());
            lines.add(WrappedText.wrapped(status, columns).get(0));
            screen.show(lines);
        }
    }

    private List<String> board() {
        return known.filter(run -> measuring)
                .map(run -> new Board(run, open))
                .filter(board -> !board.isEmpty())
                .map(board -> board.lines(rows - 1, columns))
                .orElse(List.of());
    }

    private String describe(RunStep step) {
        return switch (step.kind()) {
            case COMPILE -> "compiling " + step.subject();
            case PROVE -> "proving " + step.subject();
            case WRITE -> "writing: " + step.subject();
            case READ -> "reading what the others wrote: " + step.subject();
            case DAMAGE -> "reading damaged bytes: " + step.subject();
            case COMPRESS -> "compressing what was written: " + step.subject();
            case RECORDS -> "making " + step.subject();
            case FILE -> "writing and reading a file, round %d: %s".formatted(step.round() + 1, step.subject());
            case WARM -> "%s: %s start and warm up".formatted(plain(step), step.subject());
            case PASS -> plain(step) + ": " + step.subject();
            case SERVICES -> "pipeline, starting " + step.subject();
            case BLOCK -> "pipeline, block %d: %s".formatted(step.round() + 1, step.subject());
        };
    }

    private static boolean isMeasuring(RunStep step) {
        return step.kind() == RunStep.StepKind.WARM || step.kind() == RunStep.StepKind.PASS;
    }

    /** Without a terminal a round gets a line, and none of its passes. */
    private String plain(RunStep step) {
        return isMeasuring(step)
                ? (settling.isEmpty() ? "measuring, " : settling) + "round " + (step.round() + 1)
                : describe(step);
    }

    private static String left(Duration duration) {
        long seconds = duration.toSeconds();
        return seconds < 60 ? seconds + " s left" : "%d min %02d s left".formatted(seconds / 60, seconds % 60);
    }
}
