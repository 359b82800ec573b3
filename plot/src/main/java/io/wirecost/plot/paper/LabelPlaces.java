package io.wirecost.plot.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Free places for names beside points. */
public final class LabelPlaces {
    private static final double HALF = 7;
    private static final double GAP = 8;

    private final Box area;
    private final List<Box> taken = new ArrayList<>();
    private final List<Box> lines = new ArrayList<>();

    /** An area in which all is free. */
    public LabelPlaces(double left, double top, double right, double bottom) {
        this.area = new Box(left, top, right, bottom);
    }

    /** The left end of a text, and the height of its middle. */
    public record Place(double x, double y) {}

    private record Box(double left, double top, double right, double bottom) {
        boolean meets(Box other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }

        boolean holds(Box other) {
            return left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom;
        }
    }

    /** A point stands here. */
    public void take(double x, double y, double radius) {
        taken.add(new Box(x - radius, y - radius, x + radius, y + radius));
    }

    /** A level or upright line runs here. Names keep off it where there is another place for them. */
    public void avoid(double x, double y, double toX, double toY) {
        lines.add(new Box(Math.min(x, toX), Math.min(y, toY), Math.max(x, toX), Math.max(y, toY)));
    }

    /** Takes a place for a name near its point; nothing where none is free. */
    public Optional<Place> place(double x, double y, double width) {
        List<Box> places = Stream.of(
                        box(x + GAP, y, width),
                        box(x - GAP - width, y, width),
                        box(x - width / 2, y - GAP - HALF, width),
                        box(x - width / 2, y + GAP + HALF, width),
                        box(x + GAP / 2, y - GAP - 2, width),
                        box(x + GAP / 2, y + GAP + 2, width),
                        box(x - GAP / 2 - width, y - GAP - 2, width),
                        box(x - GAP / 2 - width, y + GAP + 2, width))
                .filter(box -> area.holds(box) && taken.stream().noneMatch(box::meets))
                .toList();
        Optional<Box> best = places.stream()
                .filter(box -> lines.stream().noneMatch(box::meets))
                .findFirst()
                .or(() -> places.stream().findFirst());
        best.ifPresent(taken::add);
        return best.map(box -> new Place(box.left(), box.top() + HALF));
    }

    private static Box box(double left, double middle, double width) {
        return new Box(left, middle - HALF, left + width, middle + HALF);
    }
}
