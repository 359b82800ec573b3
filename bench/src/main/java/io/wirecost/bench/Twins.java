package io.wirecost.bench;

import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.RunStep;
import java.io.PrintStream;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Runs a plain fork of each trial beside every round of the engine. In even rounds the plain ones come first, in odd ones the
 * engine does; so a machine that slows down or speeds up favours neither side. Where a round is measured again, so is its plain
 * side, and only the last counts.
 */
final class Twins implements RunListener {
    private final Function<Trial, Samples> forks;
    private final Duration duration;
    private final PrintStream progress;
    private final Map<Trial, SortedMap<Integer, Speed.Fork>> measured = new LinkedHashMap<>();
    private Optional<RunStep> owed = Optional.empty();
    private Duration left = Duration.ZERO;

    /**
     * @param forks measures a plain fork of a trial
     * @param duration of one of them, roughly
     */
    Twins(Function<Trial, Samples> forks, Duration duration, PrintStream progress) {
        this.forks = forks;
        this.duration = duration;
        this.progress = progress;
    }

    @Override
    public void planned(List<RunStep> remaining) {
        left = remaining.stream()
                .map(step -> step.kind() == RunStep.StepKind.WARM
                        ? step.estimated()
                                .plus(duration.multipliedBy(step.trials().size()))
                        : step.estimated())
                .reduce(Duration.ZERO, Duration::plus);
    }

    @Override
    public void started(RunStep step) {
        if (step.kind() != RunStep.StepKind.PASS) {
            payOwed();
        }
        long minutes = left.plusSeconds(59).toMinutes();
        progress.printf("%-7s round %d  %s  (%d min left)%n", step.kind(), step.round() + 1, step.subject(), minutes);
        if (step.kind() == RunStep.StepKind.WARM) {
            if (step.round() % 2 == 0) {
                measure(step);
            } else {
                owed = Optional.of(step);
            }
        }
    }

    /** The plain forks of a trial, by round; all of them once the run is over. */
    Speed of(Trial trial) {
        payOwed();
        return new Speed(
                List.copyOf(measured.getOrDefault(trial, new TreeMap<>()).values()));
    }

    private void payOwed() {
        owed.ifPresent(this::measure);
        owed = Optional.empty();
    }

    private void measure(RunStep step) {
        for (Trial trial : step.trials()) {
            Samples samples = forks.apply(trial); // stands for the floor too, which a plain fork has none of
            measured.computeIfAbsent(trial, t -> new TreeMap<>())
                    .put(step.round(), new Speed.Fork(step.round(), List.of(samples), samples));
        }
    }
}
