package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.Quotient;
import java.util.List;
import java.util.Set;

/** Lines do not differ notably from another one. */
public record Alike(String figure, List<String> lines, String to) implements Check {
    public Alike {
        lines = List.copyOf(lines);
    }

    @Override
    public String words() {
        return "Each interval of the ratio to " + to
                + " lies within 10 %; one notable difference and the claim does not hold.";
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure);
    }

    @Override
    public Verdict judge(Figures figures) {
        return Verdict.unless(
                figures.lacking(figure, Check.both(List.of(to), lines)),
                () -> lines.stream().map(line -> point(figures, line)).toList());
    }

    private Point point(Figures figures, String line) {
        Quotient ratio = figures.ratio(figure, to, line);
        return Point.of(
                Answer.of(ratio.isAlike(), ratio.isNotablyAbove() || ratio.isNotablyBelow()),
                Evidence.subject(figures, figure),
                Evidence.ratio(to, line, ratio));
    }
}
