package io.wirecost.analysis.disturbance;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.Slices;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What was noted beside all forks of a run.
 *
 * @param forks in the order of time, voided ones included; at least one
 * @param usual how fast the machine usually was
 */
public record Sightings(List<Sighting> forks, UsualSpeed usual) {
    /**
     * In a run whose forks were alone, others could take this share of all processors while a fork ran. Two loops beside a
     * fork take half of two processors, so they were seen if they ran beside a fifth of it.
     */
    public static final double OTHERS_BESIDE_A_FORK = 0.10;

    public Sightings {
        forks = List.copyOf(forks);
    }

    /** Returns those of a run; empty where nothing was noted. */
    public static Optional<Sightings> of(Run run) {
        Map<Measured, Sighting> all = new LinkedHashMap<>();
        run.cells()
                .forEach(cell ->
                        seen(cell).forEach(sighting -> all.merge(Measured.of(sighting), sighting, Sighting::with)));
        List<Sighting> forks = all.values().stream()
                .sorted(Comparator.comparingDouble(fork -> fork.witness().startSeconds()))
                .toList();
        return forks.isEmpty()
                ? Optional.empty()
                : Optional.of(new Sightings(
                        forks,
                        UsualSpeed.of(forks.stream().map(Sighting::witness).toList())));
    }

    private static Stream<Sighting> seen(Cell cell) {
        return cell.figures(Speed.class).stream()
                .flatMap(speed -> Stream.concat(
                        speed.forks().stream().flatMap(fork -> seen(cell, fork, false)),
                        speed.voided().stream().flatMap(List::stream).flatMap(fork -> seen(cell, fork, true))));
    }

    private static Stream<Sighting> seen(Cell cell, Fork fork, boolean voided) {
        return fork.witness().stream()
                .map(witness -> new Sighting(
                        cell.trial().codec(),
                        List.of(cell.trial().task()),
                        fork.round(),
                        fork.slices().map(Slices::heat),
                        voided,
                        witness));
    }

    /**
     * What the operations of one fork have in common.
     *
     * @param startSeconds empty for a worker that took turns: each of its operations has a start of its own
     */
    private record Measured(
            Variant codec, int round, Optional<Integer> heat, boolean voided, Optional<Double> startSeconds) {
        static Measured of(Sighting sighting) {
            return new Measured(
                    sighting.codec(),
                    sighting.round(),
                    sighting.heat(),
                    sighting.voided(),
                    sighting.heat().isPresent()
                            ? Optional.empty()
                            : Optional.of(sighting.witness().startSeconds()));
        }
    }

    /** Returns how many forks the run has, each once, however often it was measured. */
    public int count() {
        return count(fork -> true);
    }

    /** Returns how many of these were measured again. */
    public int measuredAgain() {
        return count(Sighting::voided);
    }

    /** Returns how many of these count although they were disturbed. */
    public int marked() {
        return count(Sighting::isMarked);
    }

    private int count(Predicate<Sighting> wanted) {
        return (int) forks.stream()
                .filter(wanted)
                .map(fork -> List.of(fork.codec(), fork.tasks(), fork.round()))
                .distinct()
                .count();
    }
}
