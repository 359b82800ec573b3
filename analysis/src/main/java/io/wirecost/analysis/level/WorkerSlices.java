package io.wirecost.analysis.level;

import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Speed.Slices;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One worker's slices of one operation, with what its heat's passes did to them taken out step by step. Two workers are
 * never equal.
 */
final class WorkerSlices {
    private final Trial trial;
    private final Fork fork;
    private final ReferenceEffect reference;
    private final Slices slices;

    /** By group, then by slice: without the neighbours of the core. */
    private final List<List<Double>> nanos;

    private WorkerSlices(Trial trial, Fork fork, ReferenceEffect reference, List<List<Double>> nanos) {
        this.trial = trial;
        this.fork = fork;
        this.reference = reference;
        this.slices = fork.slices().orElseThrow();
        this.nanos = nanos;
    }

    /** @param fork one that {@link #isLevelled} */
    static WorkerSlices of(Trial trial, Fork fork, ReferenceEffect reference) {
        return new WorkerSlices(
                trial,
                fork,
                reference,
                fork.groups().stream()
                        .map(group -> reference.takenOut(
                                group.processorNanosPerOperation().orElseThrow(), group))
                        .toList());
    }

    /** Returns whether a fork has what is needed: slices, with processor times that have logarithms. */
    static boolean isLevelled(Fork fork) {
        return fork.slices()
                .filter(slices -> !slices.passes().isEmpty())
                .filter(slices -> fork.groups().stream()
                        .allMatch(group -> group.processorNanosPerOperation()
                                .filter(times -> times.size() == slices.passes().size())
                                .filter(times -> times.stream().allMatch(time -> time > 0 && Double.isFinite(time)))
                                .isPresent()))
                .isPresent();
    }

    Trial trial() {
        return trial;
    }

    HeatSlices heat() {
        return new HeatSlices(fork.round(), slices.heat());
    }

    /** Returns the entries of its heat's table: worker by pass. */
    List<AdditiveFit.Entry<WorkerSlices, Integer>> entries() {
        return IntStream.range(0, slices.passes().size())
                .mapToObj(slice -> new AdditiveFit.Entry<>(this, slices.passes().get(slice), logCost(slice)))
                .toList();
    }

    /** Returns the mean of the logarithms of its slices' costs without the effects of their passes. */
    double mean(Map<Integer, Double> passes) {
        return entries().stream()
                .mapToDouble(entry -> entry.value() - passes.getOrDefault(entry.column(), 0.0))
                .average()
                .orElseThrow();
    }

    private double logCost(int slice) {
        return Math.log(
                nanos.stream().mapToDouble(group -> group.get(slice)).average().orElseThrow());
    }

    /**
     * Returns the fork with its levelled times.
     *
     * @param passes the effects of its heat's passes, as logarithms
     * @param heat the effect of its heat, as a logarithm
     */
    Fork levelled(Map<Integer, Double> passes, double heat) {
        List<Samples> groups = IntStream.range(0, nanos.size())
                .mapToObj(group -> fork.groups().get(group).levelled(levelled(nanos.get(group), passes, heat)))
                .toList();
        return new Fork(fork.round(), groups, floor(), fork.witness(), Optional.of(slices.at(Math.exp(heat))));
    }

    /** The floor has no slices among those of others, so only the neighbours of the core can be told. */
    private Samples floor() {
        return fork.floor()
                .processorNanosPerOperation()
                .map(times -> fork.floor().levelled(reference.takenOut(times, fork.floor())))
                .orElse(fork.floor());
    }

    private List<Double> levelled(List<Double> times, Map<Integer, Double> passes, double heat) {
        return IntStream.range(0, times.size())
                .mapToObj(slice -> times.get(slice)
                        / Math.exp(passes.getOrDefault(slices.passes().get(slice), 0.0) + heat))
                .toList();
    }
}
