package io.wirecost.analysis.compare;

import io.wirecost.analysis.Clock;
import io.wirecost.analysis.statistics.Ratio;
import java.util.List;
import java.util.Optional;

/**
 * Times of one operation before and after.
 *
 * @param clock that both sides have, by which they are read
 * @param basis what is held against each other
 * @param forkNanosBefore the score of every measuring JVM, in nanoseconds per operation, with the machine's speed at its
 *     time: the two runs do not share it
 * @param forkNanosAfter likewise
 * @param nanosBefore geometric mean of the forks
 * @param nanosAfter likewise
 * @param change after over before, of the basis; its interval is for this cell alone. Absent where a side has one fork
 * @param certainty absent where there are too few forks, or where the runs cannot be compared
 */
public record SpeedChange(
        Clock clock,
        Basis basis,
        List<Double> forkNanosBefore,
        List<Double> forkNanosAfter,
        double nanosBefore,
        double nanosAfter,
        Optional<Ratio> change,
        Optional<Certainty> certainty) {
    /** What of two runs is held against each other. */
    public enum Basis {
        /** Ratios to the baseline that both runs have: what the machine did to a whole run is in none of them. */
        RATIO(3),
        /** Times, in which the machine's speed is: of the baseline itself, and where one run has no ratios. */
        TIME(8);

        private final int forks;

        Basis(int forks) {
            this.forks = forks;
        }

        /** Fewer forks a side cannot tell a change from noise, once many cells are looked at. */
        public int forks() {
            return forks;
        }
    }

    /**
     * How certain it is that something has changed.
     *
     * @param p two-sided p of Welch's t test on the logarithms
     * @param adjustedP the same with Holm's correction for all cells of the comparison
     * @param adjustedPAboveThreshold corrected p against "slower by the threshold at most"
     */
    public record Certainty(double p, double adjustedP, double adjustedPAboveThreshold) {}

    public SpeedChange {
        forkNanosBefore = List.copyOf(forkNanosBefore);
        forkNanosAfter = List.copyOf(forkNanosAfter);
    }

    SpeedChange with(Certainty found) {
        return new SpeedChange(
                clock, basis, forkNanosBefore, forkNanosAfter, nanosBefore, nanosAfter, change, Optional.of(found));
    }

    boolean hasEnoughForks() {
        return Math.min(forkNanosBefore.size(), forkNanosAfter.size()) >= basis.forks();
    }
}
