package io.wirecost.analysis.compare;

import io.wirecost.analysis.Clock;
import io.wirecost.analysis.ForkScores;
import io.wirecost.analysis.ForkScores.Fork;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.statistics.Ratio;
import io.wirecost.core.run.Speed;
import java.util.List;
import java.util.Optional;

/**
 * Times of one operation before and after.
 *
 * @param clock that both sides have, by which they are read
 * @param forkNanosBefore the score of every measuring JVM, in nanoseconds per operation, with the machine's speed at its
 *     time: the two runs do not share it
 * @param forkNanosAfter likewise
 * @param nanosBefore geometric mean of the forks
 * @param nanosAfter likewise
 * @param ratio after over before
 * @param ratioInterval 95 % interval of the ratio, for this cell alone; absent where a side has one fork only
 * @param certainty absent where there are too few forks, or where the runs cannot be compared
 */
public record SpeedChange(
        Clock clock,
        List<Double> forkNanosBefore,
        List<Double> forkNanosAfter,
        double nanosBefore,
        double nanosAfter,
        double ratio,
        Optional<Interval> ratioInterval,
        Optional<Certainty> certainty) {
    /**
     * How certain it is that something has changed.
     *
     * @param p exact two-sided p of the Mann-Whitney test
     * @param adjustedP the same with Holm's correction for all cells of the comparison
     * @param adjustedPAboveThreshold corrected p against "slower by the threshold at most"
     * @param cliffsDelta from −1, every fork is faster than every earlier one, to 1, every fork is slower
     */
    public record Certainty(double p, double adjustedP, double adjustedPAboveThreshold, double cliffsDelta) {}

    public SpeedChange {
        forkNanosBefore = List.copyOf(forkNanosBefore);
        forkNanosAfter = List.copyOf(forkNanosAfter);
    }

    static SpeedChange of(Speed before, Speed after) {
        Clock clock = Clock.of(before, after);
        List<Double> then = nanos(before, clock);
        List<Double> now = nanos(after, clock);
        double centreBefore = Estimate.of(then).centre();
        double centreAfter = Estimate.of(now).centre();
        Optional<Interval> interval = then.size() < 2 || now.size() < 2
                ? Optional.empty()
                : Optional.of(Ratio.of(then, now).interval());
        return new SpeedChange(
                clock, then, now, centreBefore, centreAfter, centreAfter / centreBefore, interval, Optional.empty());
    }

    SpeedChange with(Certainty found) {
        return new SpeedChange(
                clock,
                forkNanosBefore,
                forkNanosAfter,
                nanosBefore,
                nanosAfter,
                ratio,
                ratioInterval,
                Optional.of(found));
    }

    boolean hasForks(int atLeast) {
        return forkNanosBefore.size() >= atLeast && forkNanosAfter.size() >= atLeast;
    }

    private static List<Double> nanos(Speed speed, Clock clock) {
        return ForkScores.of(speed, clock).forks().stream()
                .map(Fork::absoluteNanosPerOperation)
                .toList();
    }
}
