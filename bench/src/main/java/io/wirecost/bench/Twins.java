package io.wirecost.bench;

import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.Step;
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
 * Runs a plain fork beside every fork of the engine. In even rounds the plain one is the first of the pair, in odd ones
 * the second; so a machine that slows down or speeds up favours neither side. Where the engine measures a fork again, its
 * twin is measured again, too, and only the last pair of a round counts.
 */
final class Twins implements RunListener {
    private final Function<Trial, Samples> forks;
    private final PrintStream progress;
    private final Map<Trial, SortedMap<Integer, Speed.Fork>> measured = new LinkedHashMap<>();
    private Optional<Step> owed = Optional.empty();
    private Duration left = Duration.ZERO;

    /** @param forks measures a plain fork of a trial */
    Twins(Function<Trial, Samples> forks, PrintStream progress) {
        this.forks = forks;
        this.progress = progress;
    }

    @Override
    public void planned(List<Step> remaining) {
        left = remaining.stream()
                .map(step -> step.estimated().multipliedBy(step.kind() == Step.Kind.FORK ? 2 : 1))
                .reduce(Duration.ZERO, Duration::plus);
    }

    @Override
    public void started(Step step) {
        payOwed();
        long minutes = left.plusSeconds(59).toMinutes();
        progress.printf("%-7s round %d  %s  (%d min left)%n", step.kind(), step.round() + 1, step.subject(), minutes);
        if (step.kind() == Step.Kind.FORK) {
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

    private void measure(Step step) {
        Trial trial = step.trials().get(0); // forks are not shared here
        Samples samples = forks.apply(trial); // stands for the floor too, which a plain fork has none of
        measured.computeIfAbsent(trial, t -> new TreeMap<>())
                .put(step.round(), new Speed.Fork(step.round(), List.of(samples), samples));
    }
}
