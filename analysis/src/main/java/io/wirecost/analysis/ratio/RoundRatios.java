package io.wirecost.analysis.ratio;

import io.wirecost.analysis.Baseline;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The ratios of a run that goes on, round by round: by them it is decided what is settled. */
public final class RoundRatios {
    private RoundRatios() {}

    /**
     * Returns the ratios of each time to its baseline. The baseline's own ratio would be 1 in every round; what stands there
     * is how far its first worker is from the mean of its two, so it has noise as all others have.
     *
     * @param run with levelled times
     */
    public static Map<Trial, List<Double>> of(Run run) {
        Map<Trial, HeatScores> scores = SpeedRatios.times(run).stream()
                .collect(Collectors.toMap(
                        Cell::trial,
                        cell -> HeatScores.of(cell.figures(Speed.class).orElseThrow())));
        Map<String, Optional<Variant>> baselines =
                run.runtimes().stream().collect(Collectors.toMap(name -> name, name -> Baseline.of(run, name)));
        Map<Trial, List<Double>> ratios = new HashMap<>();
        scores.forEach((trial, own) -> baselines
                .getOrDefault(trial.codec().runtime(), Optional.empty())
                .map(codec -> new Trial(trial.workload(), codec, trial.task()))
                .filter(scores::containsKey)
                .ifPresent(base ->
                        ratios.put(trial, trial.equals(base) ? own.firstOverMean() : own.over(scores.get(base)))));
        return ratios;
    }
}
