package io.wirecost.cli.terminal;

import io.wirecost.engine.run.RunStep;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * How long a run still takes: the estimates of the remaining steps, scaled by how the finished ones compared with theirs.
 * Times are given by the caller, so that it can be tested without waiting.
 */
final class TimeLeft {
    private final Deque<RunStep> remaining = new ArrayDeque<>();
    private Duration estimatedDone = Duration.ZERO;
    private long startedNanos;
    private long doneNanos;
    private RunStep current;

    /** The steps that are still to come. */
    void plan(List<RunStep> steps) {
        remaining.clear();
        remaining.addAll(steps);
    }

    /** A step begins, and the one before is over. */
    void start(RunStep step, long nowNanos) {
        finish(nowNanos);
        remaining.remove(step);
        current = step;
        startedNanos = nowNanos;
    }

    private void finish(long nowNanos) {
        if (current != null) {
            doneNanos += nowNanos - startedNanos;
            estimatedDone = estimatedDone.plus(current.estimated());
        }
    }

    int remainingSteps() {
        return remaining.size();
    }

    /** Time to the end of the run. */
    Duration estimate(long nowNanos) {
        Duration rest = remaining.stream().map(RunStep::estimated).reduce(Duration.ZERO, Duration::plus);
        double left = rest.toNanos() * scale();
        if (current != null) {
            left += Math.max(0, current.estimated().toNanos() * scale() - (nowNanos - startedNanos));
        }
        return Duration.ofNanos((long) left);
    }

    private double scale() {
        return estimatedDone.isZero() ? 1 : (double) doneNanos / estimatedDone.toNanos();
    }
}
