package io.wirecost.plot;

import io.wirecost.plot.paper.Anchor;
import io.wirecost.plot.paper.HarmlessText;
import io.wirecost.plot.paper.Letters;
import io.wirecost.plot.paper.Paper;
import java.util.List;

/**
 * Places beside each other with their names: in lines of words where these fit, else slanted. Some names are left out where
 * even these do not fit.
 */
final class Categories {
    private static final int MOST_LINES = 3;
    private static final double LINE = 14;
    private static final double GAP = 8;
    private static final double SLANTED_PITCH = 18;
    private static final double SLANTED_ROOM = 130;
    private static final double DIAGONAL = Math.sqrt(0.5);

    private final Paper paper;
    private final List<String> names;
    private final double left;
    private final double pitch;
    private final boolean slanted;

    Categories(Paper paper, List<String> names, double left, double right) {
        this.paper = paper;
        this.names = names.stream().map(HarmlessText::text).toList();
        this.left = left;
        this.pitch = (right - left) / Math.max(1, names.size());
        this.slanted = !this.names.stream().map(this::lines).allMatch(this::fit);
    }

    private List<String> lines(String name) {
        return Letters.wrapped(name, pitch - GAP);
    }

    private boolean fit(List<String> lines) {
        return lines.size() <= MOST_LINES && lines.stream().allMatch(line -> Letters.width(line) <= pitch - GAP);
    }

    /** From one place to the next. */
    double pitch() {
        return pitch;
    }

    /** Returns the middle of a place. */
    double middle(int place) {
        return left + (place + 0.5) * pitch;
    }

    /** Returns how high the names are. */
    double height() {
        return slanted
                ? Math.min(
                                        SLANTED_ROOM,
                                        names.stream()
                                                .mapToDouble(Letters::width)
                                                .max()
                                                .orElse(0))
                                * DIAGONAL
                        + LINE
                        + GAP / 2
                : LINE
                                * names.stream()
                                        .mapToInt(name -> lines(name).size())
                                        .max()
                                        .orElse(0)
                        + GAP;
    }

    /** Draws the names below a height, and returns where they end. */
    double below(double top) {
        for (int i = 0; i < names.size(); i++) {
            double room = Math.min(SLANTED_ROOM, (middle(i) - LINE / 2) / DIAGONAL);
            name(i, top + GAP / 2, top + LINE, Anchor.END, room);
        }
        return top + height();
    }

    /** Draws the names above a height. */
    void above(double bottom) {
        for (int i = 0; i < names.size(); i++) {
            double room = Math.min(SLANTED_ROOM, (paper.width() - middle(i) - LINE / 2) / DIAGONAL);
            name(i, bottom - GAP / 2 - LINE * lines(names.get(i)).size(), bottom - GAP / 2, Anchor.START, room);
        }
    }

    private void name(int i, double top, double start, Anchor anchor, double room) {
        if (!slanted) {
            List<String> lines = lines(names.get(i));
            for (int k = 0; k < lines.size(); k++) {
                paper.text("", middle(i), top + LINE * (k + 0.5), Anchor.MIDDLE, lines.get(k), pitch);
            }
        } else if (i % (int) Math.ceil(SLANTED_PITCH / pitch) == 0) {
            paper.slanted("", middle(i) + LINE / 4, start, anchor, names.get(i), room);
        }
    }
}
