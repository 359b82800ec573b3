package io.wirecost.analysis.ratio;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.ForkScores;
import io.wirecost.analysis.RoundTrip;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Prior;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How many times as long as the baseline the codecs of one runtime take in one operation, or in the round trip. A ratio is
 * taken within each heat, against the mean of the baseline's workers there. So it is without what the machine did to the
 * heat, and its interval is narrower than that of two times.
 *
 * <p>It is empty for runs without slices: there, two intervals are all that is known.
 *
 * @param codecs the ratios of those that share a heat with the baseline; the baseline's own is 1 without interval
 * @param twins the second of the baseline's workers in a heat over the first, which is 1 but for noise. The forks of this
 *     estimate are heats. Empty where the baseline had one worker
 */
public record SpeedRatios(Map<Variant, Estimate> codecs, Optional<Estimate> twins) {
    /** Nothing is known. */
    public static final SpeedRatios NONE = new SpeedRatios(Map.of(), Optional.empty());

    /**
     * The variance of a ratio of two workers, in units of that of a ratio to the mean of two: 1 + 1 against 1 + ½. It takes
     * a worker of the baseline for one like all others.
     */
    private static final double TWINS = 4.0 / 3;

    public SpeedRatios {
        codecs = Map.copyOf(codecs);
    }

    /** Returns the ratio of a codec; empty where it shares no heat with the baseline. */
    public Optional<Estimate> of(Variant codec) {
        return Optional.ofNullable(codecs.get(codec));
    }

    /** Returns the ratios of an operation. What ratios of the runtime's other operations spread counts for the intervals. */
    public static SpeedRatios of(Run run, String runtime, Operation operation) {
        return of(run, runtime, new Task.Time(operation), times(run));
    }

    /** Returns the ratios of the round trip. */
    public static SpeedRatios ofRoundTrip(Run run, String runtime) {
        return of(run, runtime, new Task.RoundTrip(), RoundTrip.cells(run));
    }

    /**
     * Returns how many times as long one codec takes as another of the same runtime, taken within the heats that both
     * share. Empty where fewer than {@link Run#FORKS_TO_RANK} rounds have such a heat, as in runs without slices.
     *
     * @param score what is compared of a worker, such as the time of some groups
     */
    public static Optional<Estimate> between(
            Run run, String runtime, Speed one, Speed other, ToDoubleFunction<ForkScores.Fork> score) {
        List<Double> ratios = HeatScores.of(one, score).over(HeatScores.of(other, score));
        return ratios.size() < Run.FORKS_TO_RANK
                ? Optional.empty()
                : Optional.of(Estimate.of(ratios, prior(run, runtime).times(TWINS)));
    }

    private static Prior prior(Run run, String runtime) {
        return Baseline.of(run, runtime)
                .map(baseline -> Prior.of(scores(in(runtime, times(run))).values().stream()
                        .flatMap(each -> differences(baseline, each))
                        .toList()))
                .orElse(Prior.NONE);
    }

    private static List<Cell> in(String runtime, List<Cell> cells) {
        return cells.stream()
                .filter(cell -> cell.trial().codec().runtime().equals(runtime))
                .toList();
    }

    static List<Cell> times(Run run) {
        return run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .filter(cell -> cell.trial().task() instanceof Task.Time)
                .toList();
    }

    private static SpeedRatios of(Run run, String runtime, Task task, List<Cell> cells) {
        return Baseline.of(run, runtime)
                .map(baseline -> of(baseline, task, in(runtime, cells)))
                .orElse(NONE);
    }

    private static SpeedRatios of(Variant baseline, Task task, List<Cell> cells) {
        Map<Task, Map<Variant, HeatScores>> tasks = scores(cells);
        Map<Variant, HeatScores> scores = tasks.getOrDefault(task, Map.of());
        return Optional.ofNullable(scores.get(baseline))
                .filter(base -> !base.heats().isEmpty())
                .map(base -> of(
                        baseline,
                        base,
                        scores,
                        Prior.of(tasks.values().stream()
                                .flatMap(each -> differences(baseline, each))
                                .toList())))
                .orElse(NONE);
    }

    private static Map<Task, Map<Variant, HeatScores>> scores(List<Cell> cells) {
        return cells.stream()
                .collect(Collectors.groupingBy(
                        cell -> cell.trial().task(),
                        Collectors.toMap(
                                cell -> cell.trial().codec(),
                                cell -> HeatScores.of(cell.figures(Speed.class).orElseThrow()),
                                (one, other) -> one,
                                LinkedHashMap::new)));
    }

    private static Stream<List<Double>> differences(Variant baseline, Map<Variant, HeatScores> scores) {
        return scores.entrySet().stream()
                .filter(codec -> !codec.getKey().equals(baseline) && scores.containsKey(baseline))
                .map(codec -> codec.getValue().over(scores.get(baseline)));
    }

    private static SpeedRatios of(Variant baseline, HeatScores base, Map<Variant, HeatScores> scores, Prior prior) {
        Map<Variant, Estimate> codecs = new LinkedHashMap<>();
        scores.forEach((codec, own) -> estimate(own.over(base), prior).ifPresent(ratio -> codecs.put(codec, ratio)));
        codecs.put(baseline, new Estimate(1, base.heats().size(), Optional.empty()));
        return new SpeedRatios(codecs, estimate(base.secondOverFirst(), prior.times(TWINS)));
    }

    private static Optional<Estimate> estimate(List<Double> ratios, Prior prior) {
        return ratios.isEmpty() ? Optional.empty() : Optional.of(Estimate.of(ratios, prior));
    }
}
