package io.wirecost.plot;

import io.wirecost.plot.Rows.Tie;
import io.wirecost.plot.paper.Outline;
import io.wirecost.plot.paper.Paper;
import java.util.ArrayList;
import java.util.List;

/** Brackets at the right side of rows; those that would meet stand beside each other. */
final class Brackets {
    private static final double LANE = 8;
    private static final double MOST_ROOM = 0.15;

    private final Paper paper;
    private final List<List<Tie>> lanes = new ArrayList<>();

    private Brackets(Paper paper) {
        this.paper = paper;
    }

    static Brackets of(Paper paper, List<Tie> ties) {
        Brackets brackets = new Brackets(paper);
        ties.forEach(brackets::add);
        return brackets;
    }

    private void add(Tie tie) {
        for (List<Tie> lane : lanes) {
            if (lane.stream().allMatch(other -> other.last() < tie.first() || tie.last() < other.first())) {
                lane.add(tie);
                return;
            }
        }
        lanes.add(new ArrayList<>(List.of(tie)));
    }

    /** From one lane to the next. */
    private double lane() {
        return Math.min(LANE, MOST_ROOM * paper.width() / Math.max(1, lanes.size()));
    }

    /** Returns how wide they are together. */
    double room() {
        return lanes.isEmpty() ? 0 : LANE + lane() * lanes.size();
    }

    /** @param top of the first row */
    void draw(double top) {
        for (int i = 0; i < lanes.size(); i++) {
            double x = paper.width() - room() + LANE + lane() * (i + 0.5);
            lanes.get(i).forEach(tie -> draw(tie, x, top));
        }
    }

    private void draw(Tie tie, double x, double top) {
        double from = top + RowFrame.ROW * (tie.first() + 0.5) - Marks.RADIUS;
        double to = top + RowFrame.ROW * (tie.last() + 0.5) + Marks.RADIUS;
        paper.open("tie", "rows " + (tie.first() + 1) + " to " + (tie.last() + 1) + " cannot be told apart")
                .path(
                        "line",
                        new Outline()
                                .move(x - lane() / 2, from)
                                .across(x)
                                .up(to)
                                .across(x - lane() / 2))
                .close();
    }
}
