package io.wirecost.analysis.compare;

import io.wirecost.analysis.compare.SpeedChange.Certainty;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Decides which times have changed, over all cells together. A cell with too few forks keeps the verdict that it cannot be
 * told.
 */
final class Judge {
    private final double threshold;

    Judge(double threshold) {
        this.threshold = threshold;
    }

    List<CellChange> judge(List<CellChange> cells) {
        List<CellChange> judged = new ArrayList<>(cells);
        List<Integer> tellable = IntStream.range(0, cells.size())
                .boxed()
                .filter(i -> isTellable(cells.get(i)))
                .toList();
        List<SpeedChange> speeds =
                tellable.stream().map(i -> cells.get(i).speed().orElseThrow()).toList();
        List<Certainty> certainties = certainties(speeds);
        for (int i = 0; i < speeds.size(); i++) {
            SpeedChange speed = speeds.get(i).with(certainties.get(i));
            int cell = tellable.get(i);
            judged.set(cell, CellChange.of(cells.get(cell).trial(), verdict(certainties.get(i)), speed));
        }
        return judged;
    }

    private static boolean isTellable(CellChange cell) {
        return cell.speed()
                .filter(speed -> speed.hasForks(Comparison.FORKS_TO_COMPARE))
                .isPresent();
    }

    /** One family of tests for a change at all, and one for a change above the threshold, each corrected for its size. */
    private List<Certainty> certainties(List<SpeedChange> speeds) {
        List<RankTest> tests = speeds.stream()
                .map(speed -> RankTest.of(speed.forkNanosBefore(), speed.forkNanosAfter()))
                .toList();
        List<Double> change = Holm.adjust(tests.stream().map(RankTest::p).toList());
        List<Double> above = Holm.adjust(speeds.stream().map(this::pAbove).toList());
        return IntStream.range(0, speeds.size())
                .mapToObj(i -> new Certainty(
                        tests.get(i).p(),
                        change.get(i),
                        above.get(i),
                        tests.get(i).cliffsDelta()))
                .toList();
    }

    /** The same test against what the earlier forks would be, were they slower by exactly the threshold. */
    private double pAbove(SpeedChange speed) {
        List<Double> allowed =
                speed.forkNanosBefore().stream().map(n -> n * (1 + threshold)).toList();
        RankTest test = RankTest.of(allowed, speed.forkNanosAfter());
        return test.cliffsDelta() > 0 ? test.p() : 1;
    }

    private static ChangeVerdict verdict(Certainty certainty) {
        if (certainty.adjustedPAboveThreshold() <= Comparison.LEVEL) {
            return ChangeVerdict.REGRESSION;
        } else if (certainty.adjustedP() > Comparison.LEVEL) {
            return ChangeVerdict.NOT_SHOWN;
        }
        return certainty.cliffsDelta() > 0 ? ChangeVerdict.WORSE : ChangeVerdict.BETTER;
    }
}
