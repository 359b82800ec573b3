package io.wirecost.analysis.compare;

import io.wirecost.analysis.compare.SpeedChange.Certainty;
import io.wirecost.analysis.statistics.Ratio;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Decides which times have changed, over all cells together. A cell with too few forks keeps the verdict that it cannot be
 * told.
 */
final class ChangeJudge {
    private final double threshold;

    ChangeJudge(double threshold) {
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
            judged.set(cell, CellChange.of(cells.get(cell).trial(), verdict(speed, certainties.get(i)), speed));
        }
        return judged;
    }

    private static boolean isTellable(CellChange cell) {
        return cell.speed()
                .filter(SpeedChange::hasEnoughForks)
                .flatMap(SpeedChange::change)
                .isPresent();
    }

    /** One family of tests for a change at all, and one for a change above the threshold, each corrected for its size. */
    private List<Certainty> certainties(List<SpeedChange> speeds) {
        List<Ratio> changes =
                speeds.stream().map(speed -> speed.change().orElseThrow()).toList();
        List<Double> change = Holm.adjust(changes.stream().map(Ratio::p).toList());
        List<Double> above = Holm.adjust(
                changes.stream().map(found -> found.pAbove(1 + threshold)).toList());
        return IntStream.range(0, speeds.size())
                .mapToObj(i -> new Certainty(changes.get(i).p(), change.get(i), above.get(i)))
                .toList();
    }

    private static ChangeVerdict verdict(SpeedChange speed, Certainty certainty) {
        if (certainty.adjustedPAboveThreshold() <= RunComparison.LEVEL) {
            return ChangeVerdict.REGRESSION;
        } else if (certainty.adjustedP() > RunComparison.LEVEL) {
            return ChangeVerdict.NOT_SHOWN;
        }
        return speed.change().orElseThrow().centre() > 1 ? ChangeVerdict.WORSE : ChangeVerdict.BETTER;
    }
}
