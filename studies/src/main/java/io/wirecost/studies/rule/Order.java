package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.Quotient;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Lines stand in an order, the smallest first.
 *
 * @param rest whether all other lines that have a figure are above the last one, too
 */
public record Order(String figure, List<String> lines, boolean rest) implements Check {
    public Order {
        lines = List.copyOf(lines);
    }

    @Override
    public String words() {
        return "Every neighbour is certainly above the one before it"
                + (rest ? ", and all the rest above the last" : "")
                + "; one certain reversal and the claim does not hold.";
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure);
    }

    @Override
    public Verdict judge(Figures figures) {
        return Verdict.unless(figures.lacking(figure, lines), () -> points(figures));
    }

    private List<Point> points(Figures figures) {
        List<Point> points = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            points.add(point(figures, lines.get(i), lines.get(i - 1), false));
        }
        if (rest) {
            String last = lines.get(lines.size() - 1);
            others(figures).forEach(other -> points.add(point(figures, other, last, true)));
        }
        return points;
    }

    private Point point(Figures figures, String one, String other, boolean minor) {
        Quotient ratio = figures.ratio(figure, one, other);
        return new Point(
                Evidence.isAbove(ratio),
                Evidence.subject(figures, figure),
                Evidence.shouldBeAbove(one, other, ratio),
                minor);
    }

    private List<String> others(Figures figures) {
        String last = lines.get(lines.size() - 1);
        return figures.having(figure).stream()
                .filter(name -> !lines.contains(name))
                .filter(name -> figures.lacking(figure, List.of(name, last)).isEmpty())
                .toList();
    }
}
