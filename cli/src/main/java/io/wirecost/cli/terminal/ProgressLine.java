package io.wirecost.cli.terminal;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.settling.Open;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Sizes;
import io.wirecost.document.Visible;
import io.wirecost.document.text.Words;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.Step;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Shows how a run goes: one line that is rewritten on a terminal, otherwise a plain line per codec or round. */
public final class ProgressLine implements RunListener, AutoCloseable {
    private final PrintWriter out;
    private final boolean live;
    private final boolean silent;
    private final int widthColumns;
    private final TimeLeft timeLeft = new TimeLeft();
    private int done;
    private String lastPlain = "";
    private String settling = "";

    private ProgressLine(PrintWriter out, boolean live, boolean silent, int widthColumns) {
        this.out = out;
        this.live = live;
        this.silent = silent;
        this.widthColumns = widthColumns;
    }

    /** Shows progress as the terminal allows it. */
    public static ProgressLine on(PrintWriter out, Terminal terminal) {
        return new ProgressLine(out, terminal.liveErr(), false, terminal.errColumns());
    }

    /** Shows nothing but what the user may have to act upon. */
    public static ProgressLine silent(PrintWriter out) {
        return new ProgressLine(out, false, true, 0);
    }

    @Override
    public void planned(List<Step> remaining) {
        timeLeft.plan(remaining);
    }

    @Override
    public void started(Step step) {
        long now = System.nanoTime();
        timeLeft.start(step, now);
        done++;
        if (silent) {
            return;
        }
        String count = "[%d/%d]".formatted(done, done + timeLeft.remainingSteps());
        String left = left(timeLeft.estimate(now));
        if (live) {
            rewrite("%s %s · %s".formatted(count, describe(step), left));
        } else if (step.kind() != Step.Kind.PROVE && !plain(step).equals(lastPlain)) {
            lastPlain = plain(step);
            out.println("%s %s · %s".formatted(count, lastPlain, left));
            out.flush();
        }
    }

    @Override
    public void settling(List<Open> cells) {
        Open widest = Collections.max(cells, Comparator.comparingDouble(Open::reach));
        settling = "settling %d times (%s/%s ±%.0f %%), "
                .formatted(
                        cells.size(),
                        widest.trial().codec(),
                        widest.trial().task().label(),
                        100 * widest.reach());
    }

    @Override
    public void news(String text) {
        say(Visible.text(text));
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
                                Visible.text(reason))));
    }

    private void say(String line) {
        clear();
        out.println(line);
        out.flush();
    }

    @Override
    public void close() {
        clear();
    }

    private void clear() {
        if (live) {
            out.print("\r\u001b[K");
            out.flush();
        }
    }

    private void rewrite(String line) {
        out.print("\r\u001b[K" + Words.wrapped(line, widthColumns - 1).get(0));
        out.flush();
    }

    private String describe(Step step) {
        return switch (step.kind()) {
            case COMPILE -> "compiling " + step.subject();
            case PROVE -> "proving " + step.subject();
            case WRITE -> "writing: " + step.subject();
            case READ -> "reading what the others wrote: " + step.subject();
            case COMPRESS -> "compressing what was written: " + step.subject();
            case RECORDS -> "making " + step.subject();
            case FILE -> "writing and reading a file, round %d: %s".formatted(step.round() + 1, step.subject());
            case WARM, PASS -> plain(step) + ": " + step.subject();
            case SERVICES -> "pipeline, starting " + step.subject();
            case BLOCK -> "pipeline, block %d: %s".formatted(step.round() + 1, step.subject());
        };
    }

    /** Without a terminal a run of many forks gets a line per round, not per fork. */
    private String plain(Step step) {
        return step.kind() == Step.Kind.WARM || step.kind() == Step.Kind.PASS
                ? (settling.isEmpty() ? "measuring, " : settling) + "round " + (step.round() + 1)
                : describe(step);
    }

    private static String left(Duration duration) {
        long seconds = duration.toSeconds();
        return seconds < 60 ? seconds + " s left" : "%d min %02d s left".formatted(seconds / 60, seconds % 60);
    }
}
