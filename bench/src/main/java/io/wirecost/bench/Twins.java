package io.wirecost.bench;

import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.Step;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs a plain fork of each trial beside every round of the engine. In even rounds the plain ones come first, in odd ones the
 * engine does; so a machine that slows down or speeds up favours neither side.
 */
final class Twins implements RunListener {
    private final PlainForks forks;
    private final PrintStream progress;
    private final Map<Trial, List<Speed.Fork>> measured = new LinkedHashMap<>();
    private Optional<Step> owed = Optional.empty();
    private Duration left = Duration.ZERO;

    Twins(PlainForks forks, PrintStream progress) {
        this.forks = forks;
        this.progress = progress;
    }

    @Override
    public void planned(List<Step> remaining) {
        left = remaining.stream()
                .map(step -> step.kind() == Step.Kind.WARM
                        ? step.estimated()
                                .plus(forks.duration()
                                        .multipliedBy(step.trials().size()))
                        : step.estimated())
                .reduce(Duration.ZERO, Duration::plus);
    }

    @Override
    public void started(Step step) {
        if (step.kind() != Step.Kind.PASS) {
            payOwed();
        }
        long minutes = left.plusSeconds(59).toMinutes();
        progress.printf("%-7s round %d  %s  (%d min left)%n", step.kind(), step.round() + 1, step.subject(), minutes);
        if (step.kind() == Step.Kind.WARM) {
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
        return new Speed(measured.getOrDefault(trial, List.of()));
    }

    private void payOwed() {
        owed.ifPresent(this::measure);
        owed = Optional.empty();
    }

    private void measure(Step step) {
        for (Trial trial : step.trials()) {
            Samples samples = forks.measure(trial); // stands for the floor too, which a plain fork has none of
            measured.computeIfAbsent(trial, t -> new ArrayList<>())
                    .add(new Speed.Fork(step.round(), List.of(samples), samples));
        }
    }
}
