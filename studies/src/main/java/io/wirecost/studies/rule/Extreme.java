package io.wirecost.studies.rule;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.Quotient;
import java.util.List;
import java.util.Set;

/**
 * A line is the smallest or the largest.
 *
 * @param among which lines; empty for all that have a figure
 */
public record Extreme(String figure, String line, End is, List<String> among) implements Check {
    public Extreme {
        among = among == null ? List.of() : List.copyOf(among);
    }

    /** Which end of an order. */
    public enum End {
        @JsonProperty("smallest")
        SMALLEST,
        @JsonProperty("largest")
        LARGEST
    }

    @Override
    public String words() {
        return "%s is certainly %s each of the others; one certainly %s it and the claim does not hold."
                .formatted(line, is == End.LARGEST ? "above" : "below", is == End.LARGEST ? "above" : "below");
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure);
    }

    @Override
    public List<String> lines() {
        return Check.both(List.of(line), among);
    }

    @Override
    public Verdict judge(Figures figures) {
        List<String> others = (among.isEmpty() ? figures.having(figure) : among)
                .stream().filter(other -> !other.equals(line)).toList();
        return others.isEmpty()
                ? Verdict.untold("There is no figure of any other.")
                : Verdict.unless(
                        figures.lacking(figure, Check.both(List.of(line), others)),
                        () -> others.stream()
                                .map(other -> point(figures, other))
                                .toList());
    }

    private Point point(Figures figures, String other) {
        Quotient ratio = figures.ratio(figure, other, line);
        Quotient should = is == End.SMALLEST ? ratio : ratio.inverse();
        return Point.of(
                Evidence.isAbove(should),
                Evidence.subject(figures, figure),
                Evidence.ratio(other, line, ratio) + Evidence.unlessAbove(should));
    }
}
