package io.wirecost.bench.settling;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.KendallTau;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.stream.Stream;

/**
 * How far two runs agree. Both are read as ratios to their baseline, as a user does.
 *
 * @param cells that both runs have, the baseline's left out
 */
record Agreement(Times one, Times other, List<Trial> cells) {
    static Agreement of(Times one, Times other) {
        return new Agreement(
                one, other, one.trials().filter(other.nanos()::containsKey).toList());
    }

    /** Returns the cells whose ratio in the one run and in the other have a quotient whose interval does not contain 1. */
    List<Trial> differing() {
        return cells.stream().filter(this::differs).toList();
    }

    private boolean differs(Trial trial) {
        double logOfQuotient = Math.log(ratio(other, trial) / ratio(one, trial));
        double squares = Stream.of(one, other)
                .flatMap(times -> Stream.of(times.nanos().get(trial), times.baseline(trial)))
                .mapToDouble(Agreement::halfWidth)
                .map(half -> half * half)
                .sum();
        return Math.abs(logOfQuotient) > Math.sqrt(squares);
    }

    /** Half of the interval, on the logarithms. */
    private static double halfWidth(Estimate estimate) {
        return Math.log1p(estimate.reach().orElse(Double.POSITIVE_INFINITY));
    }

    private static double ratio(Times times, Trial trial) {
        return times.nanos().get(trial).centre() / times.baseline(trial).centre();
    }

    /** Kendall's tau of the orders of the two runs in an operation. */
    double tau(Operation operation) {
        List<Trial> ordered = one.of(operation).stream().filter(cells::contains).toList();
        return KendallTau.of(centres(one, ordered), centres(other, ordered));
    }

    private static List<Double> centres(Times times, List<Trial> trials) {
        return trials.stream().map(trial -> times.nanos().get(trial).centre()).toList();
    }

    /** The median over all cells of the other run's time divided by the one's. */
    double medianQuotient() {
        return Moments.median(cells.stream()
                .mapToDouble(trial -> other.nanos().get(trial).centre()
                        / one.nanos().get(trial).centre())
                .toArray());
    }
}
