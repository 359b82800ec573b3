package io.wirecost.analysis.compare;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.Clock;
import io.wirecost.analysis.ForkScores;
import io.wirecost.analysis.ForkScores.Fork;
import io.wirecost.analysis.compare.SpeedChange.Basis;
import io.wirecost.analysis.ratio.RoundRatios;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Prior;
import io.wirecost.analysis.statistics.Ratio;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds how the times of two runs have changed. */
final class SpeedChanges {
    private final Side before;
    private final Side after;

    SpeedChanges(Run before, Run after) {
        this.before = new Side(before);
        this.after = new Side(after);
    }

    /**
     * @param then of the trial, in the earlier run
     * @param now likewise, in the later one
     */
    SpeedChange of(Trial trial, Speed then, Speed now) {
        Clock clock = Clock.of(then, now);
        List<Double> nanosThen = nanos(then, clock);
        List<Double> nanosNow = nanos(now, clock);
        boolean haveRatios = haveRatios(trial);
        return new SpeedChange(
                clock,
                haveRatios ? Basis.RATIO : Basis.TIME,
                nanosThen,
                nanosNow,
                Estimate.of(nanosThen).centre(),
                Estimate.of(nanosNow).centre(),
                haveRatios
                        ? ratio(before.ratios(trial), before.prior, after.ratios(trial), after.prior)
                        : ratio(nanosThen, Prior.NONE, nanosNow, Prior.NONE),
                Optional.empty());
    }

    /** Of the baseline, a run has no ratio that could change. A codec can lack one in a round that has its time. */
    private boolean haveRatios(Trial trial) {
        Optional<Variant> baseline = before.baseline(trial);
        return baseline.equals(after.baseline(trial))
                && !baseline.equals(Optional.of(trial.codec()))
                && Math.min(before.ratios(trial).size(), after.ratios(trial).size()) >= Basis.RATIO.forks();
    }

    private static Optional<Ratio> ratio(List<Double> then, Prior priorThen, List<Double> now, Prior priorNow) {
        return then.size() < 2 || now.size() < 2
                ? Optional.empty()
                : Optional.of(Ratio.of(then, priorThen, now, priorNow));
    }

    private static List<Double> nanos(Speed speed, Clock clock) {
        return ForkScores.of(speed, clock).forks().stream()
                .map(Fork::absoluteNanosPerOperation)
                .toList();
    }

    /** What is known of a whole run. */
    private static final class Side {
        private final Run run;
        private final Map<Trial, List<Double>> ratios;
        private final Prior prior;

        Side(Run run) {
            this.run = run;
            this.ratios = RoundRatios.of(run);
            this.prior = Prior.of(ratios.values());
        }

        List<Double> ratios(Trial trial) {
            return ratios.getOrDefault(trial, List.of());
        }

        Optional<Variant> baseline(Trial trial) {
            return Baseline.of(run, trial.codec().runtime());
        }
    }
}
