package io.wirecost.analysis.compare;

import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Holds the cells of two runs against each other, by their trials. */
final class CellMatcher {
    private final Map<Trial, Cell> before;
    private final Map<Trial, Cell> after;
    private final double threshold;
    private final boolean timesComparable;
    private final SpeedChanges speeds;

    CellMatcher(Run before, Run after, double threshold, boolean timesComparable) {
        this.before = byTrial(before);
        this.after = byTrial(after);
        this.threshold = threshold;
        this.timesComparable = timesComparable;
        this.speeds = new SpeedChanges(before, after);
    }

    List<CellChange> cells() {
        List<CellChange> cells = new ArrayList<>();
        after.forEach((trial, cell) -> cells.add(
                before.containsKey(trial)
                        ? match(before.get(trial), cell)
                        : CellChange.of(trial, ChangeVerdict.ONLY_AFTER)));
        before.keySet().stream()
                .filter(trial -> !after.containsKey(trial))
                .forEach(trial -> cells.add(CellChange.of(trial, ChangeVerdict.ONLY_BEFORE)));
        return timesComparable ? new ChangeJudge(threshold).judge(cells) : cells;
    }

    private CellChange match(Cell then, Cell now) {
        Trial trial = now.trial();
        boolean had = then.status() == Cell.Status.MEASURED;
        boolean has = now.status() == Cell.Status.MEASURED;
        if (!had || !has) {
            return had
                    ? CellChange.lost(trial, now.reason())
                    : CellChange.of(trial, has ? ChangeVerdict.GAINED : ChangeVerdict.NO_FIGURE);
        }
        return then.figures().orElseThrow().accept(new Change(now));
    }

    /** Returns the change of an earlier cell's figures. */
    private final class Change implements Figures.Visitor<CellChange> {
        private final Cell now;

        Change(Cell now) {
            this.now = now;
        }

        @Override
        public CellChange sizes(Sizes then) {
            SizeChange size = SizeChange.of(then, now.figures(Sizes.class).orElseThrow());
            return CellChange.of(now.trial(), size.verdict(threshold), size);
        }

        @Override
        public CellChange speed(Speed then) {
            SpeedChange speed =
                    speeds.of(now.trial(), then, now.figures(Speed.class).orElseThrow());
            return CellChange.of(
                    now.trial(), timesComparable ? ChangeVerdict.TOO_FEW_FORKS : ChangeVerdict.NOT_COMPARABLE, speed);
        }

        @Override
        public CellChange pipeline(Pipeline then) {
            throw passedOver();
        }

        @Override
        public CellChange interop(Interop then) {
            throw passedOver();
        }

        @Override
        public CellChange batches(Batches then) {
            throw passedOver();
        }

        @Override
        public CellChange files(FilePasses then) {
            throw passedOver();
        }

        @Override
        public CellChange robustness(Robustness then) {
            throw passedOver();
        }

        private IllegalStateException passedOver() {
            return new IllegalStateException("passed over: " + now.trial());
        }
    }

    private static Map<Trial, Cell> byTrial(Run run) {
        Map<Trial, Cell> cells = new LinkedHashMap<>();
        run.cells().stream().filter(cell -> !isPassedOver(cell)).forEach(cell -> cells.put(cell.trial(), cell));
        return cells;
    }

    /** Returns whether a cell is of a kind that is not compared: neither sizes nor times of single messages. */
    static boolean isPassedOver(Cell cell) {
        return switch (cell.trial().task().figures()) {
            case SIZES, SPEED -> false;
            case PIPELINE, INTEROP, BATCHES, FILES, ROBUSTNESS -> true;
        };
    }
}
