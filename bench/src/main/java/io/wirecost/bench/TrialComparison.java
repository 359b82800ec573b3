package io.wirecost.bench;

import io.wirecost.analysis.Clock;
import io.wirecost.analysis.ForkScores;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.List;

/**
 * One trial on both sides.
 *
 * @param plainNanos time per operation of the plain forks
 * @param ratio of the times of each pair, wirecost / plain
 * @param plainBytes allocated per operation
 * @param wirecostBytes allocated per operation
 */
record TrialComparison(Trial trial, Estimate plainNanos, Estimate ratio, double plainBytes, double wirecostBytes) {
    /** How far allocations may be apart. */
    private static final double TOLERANCE = 0.01;

    /** @param plain forks of the same rounds, in the same order */
    static TrialComparison of(Trial trial, Speed plain, Speed wirecost) {
        List<Integer> rounds = rounds(plain);
        if (!rounds.equals(rounds(wirecost))) {
            throw new IllegalStateException(
                    "%s is not paired: plain rounds %s, wirecost's %s".formatted(trial, rounds, rounds(wirecost)));
        }
        Clock clock = Clock.of(plain, wirecost);
        List<ForkScores.Fork> ours = ForkScores.of(wirecost, clock).forks();
        List<ForkScores.Fork> theirs = ForkScores.of(plain, clock).forks();
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < ours.size(); i++) {
            ratios.add(ours.get(i).nanosPerOperation() / theirs.get(i).nanosPerOperation());
        }
        Estimate plainNanos = Estimate.of(
                theirs.stream().map(ForkScores.Fork::nanosPerOperation).toList());
        return new TrialComparison(trial, plainNanos, Estimate.of(ratios), bytes(theirs), bytes(ours));
    }

    private static List<Integer> rounds(Speed speed) {
        return speed.forks().stream().map(Speed.Fork::round).toList();
    }

    private static double bytes(List<ForkScores.Fork> forks) {
        return Estimate.of(forks.stream()
                        .map(fork -> fork.allocation().orElseThrow().bytesPerOperation())
                        .toList())
                .centre();
    }

    double bytesRatio() {
        return wirecostBytes / plainBytes;
    }

    /** Whether the interval of the ratio contains 1; with a single pair there is none, and nothing is shown. */
    boolean takesTheSameTime() {
        return ratio.interval().filter(i -> i.low() <= 1 && 1 <= i.high()).isPresent();
    }

    boolean allocatesTheSame() {
        return Math.abs(bytesRatio() - 1) <= TOLERANCE;
    }
}
