package io.wirecost.engine.run;

import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Trial;
import io.wirecost.core.run.Witness;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The forks of trials that are not decided yet: those that count, and those that were disturbed and measured again. */
public final class ForkRecord {
    private final Map<Trial, List<Fork>> counted = new LinkedHashMap<>();
    private final Map<Trial, List<Fork>> voided = new LinkedHashMap<>();
    private final List<Witness> witnesses = new ArrayList<>();

    /** Takes the forks of an earlier part of the run. */
    void adopt(Trial trial, Speed speed) {
        counted.put(trial, new ArrayList<>(speed.forks()));
        speed.voided().ifPresent(forks -> voided.put(trial, new ArrayList<>(forks)));
        Stream.concat(speed.forks().stream(), speed.voided().stream().flatMap(List::stream))
                .flatMap(fork -> fork.witness().stream())
                .forEach(witnesses::add);
    }

    /** Takes what a fork says about a trial. */
    public void add(Trial trial, Fork fork) {
        counted.computeIfAbsent(trial, t -> new ArrayList<>()).add(fork);
        fork.witness().ifPresent(witnesses::add);
    }

    /** Returns what was noted beside all forks of the run so far, decided trials included. */
    public List<Witness> witnesses() {
        return List.copyOf(witnesses);
    }

    /** Returns the fork of a round that counts. */
    public Optional<Fork> fork(Trial trial, int round) {
        return counted.getOrDefault(trial, List.of()).stream()
                .filter(fork -> fork.round() == round)
                .findFirst();
    }

    /** Has a disturbed fork count no longer. It is kept beside the others. */
    public void setAside(Trial trial, int round) {
        fork(trial, round).ifPresent(fork -> {
            counted.get(trial).remove(fork);
            voided.computeIfAbsent(trial, t -> new ArrayList<>()).add(disturbed(fork));
        });
    }

    /** Has a disturbed fork count with a mark, because no better one could be measured. */
    public void mark(Trial trial, int round) {
        fork(trial, round)
                .ifPresent(
                        fork -> counted.get(trial).replaceAll(other -> other.equals(fork) ? disturbed(fork) : other));
    }

    private static Fork disturbed(Fork fork) {
        return new Fork(
                fork.round(), fork.groups(), fork.floor(), fork.witness().map(witness -> witness.judged(true)));
    }

    /** Returns the trials that have a fork that counts. */
    public List<Trial> trials() {
        return counted.keySet().stream()
                .filter(trial -> !counted.get(trial).isEmpty())
                .toList();
    }

    /** Returns the forks of a trial so far, at least one that counts. */
    public Speed speed(Trial trial) {
        return new Speed(counted.get(trial), Optional.ofNullable(voided.get(trial)));
    }

    boolean has(Trial trial, int round) {
        return fork(trial, round).isPresent();
    }

    void remove(Trial trial) {
        counted.remove(trial);
        voided.remove(trial);
    }
}
