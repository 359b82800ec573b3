package io.wirecost.plot;

import io.wirecost.plot.Boxes.Box;
import io.wirecost.plot.paper.AxisScale;
import io.wirecost.plot.paper.Outline;
import io.wirecost.plot.paper.Paper;

/** One box with its whiskers. */
record BoxMark(Paper paper, Box box, AxisScale scale, boolean upright) {
    private static final double DOT = 2;

    /**
     * Draws it.
     *
     * @param middle its place on the axis that has no figures
     * @param half of its thickness
     */
    void draw(double middle, double half) {
        Outline whiskers = new Outline();
        line(whiskers, box.low(), box.low(), middle - half / 2, middle + half / 2);
        line(whiskers, box.low(), box.q1(), middle, middle);
        line(whiskers, box.q3(), box.high(), middle, middle);
        line(whiskers, box.high(), box.high(), middle - half / 2, middle + half / 2);
        paper.path("whisker", whiskers);
        double q1 = scale.at(box.q1());
        double q3 = scale.at(box.q3());
        if (upright) {
            paper.rectangle("box", middle - half, q1, middle + half, q3);
        } else {
            paper.rectangle("box", q1, middle - half, q3, middle + half);
        }
        Outline median = new Outline();
        line(median, box.median(), box.median(), middle - half, middle + half);
        paper.path("median", median);
        box.mean().ifPresent(mean -> dot("", mean, middle, DOT));
        box.published().ifPresent(there -> dot("published", there, middle, Marks.RADIUS));
    }

    private void line(Outline line, double figure, double otherFigure, double place, double otherPlace) {
        double from = scale.at(figure);
        double to = scale.at(otherFigure);
        line.move(upright ? place : from, upright ? from : place)
                .line(upright ? otherPlace : to, upright ? to : otherPlace);
    }

    private void dot(String style, double figure, double place, double radius) {
        double at = scale.at(figure);
        paper.circle(style, upright ? place : at, upright ? at : place, radius);
    }
}
