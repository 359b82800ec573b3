package io.wirecost.cli.terminal;

import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.run.RunStep.StepKind;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How long a run still takes: the estimates of the remaining steps, scaled by how the finished ones of their kind compared with
 * theirs. As long as none of a kind is finished, it is scaled by all finished ones. Times are given by the caller, so that it
 * can be tested without waiting.
 */
final class TimeLeft {
    private final Deque<RunStep> remaining = new ArrayDeque<>();
    private final Map<StepKind, Spent> spent = new EnumMap<>(StepKind.class);
    private long startedNanos;
    private RunStep current;

    /** What finished steps took, and what they were estimated to take. */
    private record Spent(long nanos, long estimatedNanos) {
        private static final Spent NOTHING = new Spent(0, 0);

        Spent plus(Spent other) {
            return new Spent(nanos + other.nanos, estimatedNanos + other.estimatedNanos);
        }

        double scale() {
            return estimatedNanos == 0 ? 1 : (double) nanos / estimatedNanos;
        }
    }

    /** The steps that are still to come. */
    void plan(List<RunStep> steps) {
        remaining.clear();
        remaining.addAll(steps);
    }

    /** A step begins, and the one before is over. */
    void start(RunStep step, long nowNanos) {
        if (current != null) {
            spent.merge(
                    current.kind(),
                    new Spent(nowNanos - startedNanos, current.estimated().toNanos()),
                    Spent::plus);
        }
        remaining.remove(step);
        current = step;
        startedNanos = nowNanos;
    }

    int remainingSteps() {
        return remaining.size();
    }

    /** Time to the end of the run. */
    Duration estimate(long nowNanos) {
        double left = remaining.stream().mapToDouble(this::scaled).sum();
        if (current != null) {
            left += Math.max(0, scaled(current) - (nowNanos - startedNanos));
        }
        return Duration.ofNanos((long) left);
    }

    private double scaled(RunStep step) {
        Spent all = spent.values().stream().reduce(Spent.NOTHING, Spent::plus);
        return step.estimated().toNanos() * spent.getOrDefault(step.kind(), all).scale();
    }
}
