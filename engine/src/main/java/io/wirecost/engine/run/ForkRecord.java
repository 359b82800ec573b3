package io.wirecost.engine.run;

import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Trial;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The forks of trials that are not decided yet. */
public final class ForkRecord {
    private final Map<Trial, Map<Object, Fork>> counted = new LinkedHashMap<>();
    private final Map<Trial, Map<Object, Fork>> twins = new LinkedHashMap<>();
    private final Map<Trial, List<Fork>> voided = new LinkedHashMap<>();

    /** Takes the forks of an earlier part of the run. */
    void adopt(Trial trial, Speed speed) {
        speed.forks().forEach(fork -> put(trial, false, new Object(), fork));
        speed.twins().stream().flatMap(List::stream).forEach(twin -> put(trial, true, new Object(), twin));
        speed.voided().ifPresent(forks -> voided.put(trial, forks));
    }

    /**
     * Takes what a worker says about a trial. What the same worker has said before is forgotten.
     *
     * @param twin whether it is a further worker of a round
     * @param worker who it is
     */
    public void put(Trial trial, boolean twin, Object worker, Fork fork) {
        (twin ? twins : counted)
                .computeIfAbsent(trial, t -> new LinkedHashMap<>())
                .put(worker, fork);
    }

    /** Returns how many heats a round has so far. */
    public int heats(int round) {
        return Stream.concat(counted.values().stream(), twins.values().stream())
                .flatMap(forks -> forks.values().stream())
                .filter(fork -> fork.round() == round)
                .flatMap(fork -> fork.slices().stream())
                .mapToInt(slices -> slices.heat() + 1)
                .max()
                .orElse(0);
    }

    /** Returns the trials that have a fork that counts. */
    public List<Trial> trials() {
        return List.copyOf(counted.keySet());
    }

    /** Returns the forks of a trial so far, at least one that counts. */
    public Speed speed(Trial trial) {
        return new Speed(
                List.copyOf(counted.get(trial).values()),
                Optional.ofNullable(voided.get(trial)),
                Optional.ofNullable(twins.get(trial)).map(forks -> List.copyOf(forks.values())));
    }

    boolean has(Trial trial, int round) {
        return counted.getOrDefault(trial, Map.of()).values().stream().anyMatch(fork -> fork.round() == round);
    }

    void remove(Trial trial) {
        counted.remove(trial);
        twins.remove(trial);
        voided.remove(trial);
    }
}
