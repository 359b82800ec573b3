package io.wirecost.studies.rule;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A line is the smallest or the largest, or among the first ones from that end.
 *
 * @param among which lines, but for those that no codec stands for; empty for all that have a figure
 * @param orEqual whether others may be within 5 % of it
 * @param place how many are first; empty for one
 */
public record Extreme(String figure, String line, End is, List<String> among, boolean orEqual, Optional<Integer> place)
        implements Check {
    public Extreme {
        among = among == null ? List.of() : List.copyOf(among);
    }

    /** Which end of an order. */
    public enum End {
        @JsonProperty("smallest")
        SMALLEST("smallest"),
        @JsonProperty("largest")
        LARGEST("largest");

        private final String words;

        End(String words) {
            this.words = words;
        }
    }

    /** Another line: above 1 is on the right side of it. */
    private record Rival(String name, Quotient should, String ratio, String remark) {
        String text() {
            return ratio + remark;
        }
    }

    private int first() {
        return place.orElse(1);
    }

    @Override
    public String words() {
        return first() == 1
                ? "%s is the %s%s.".formatted(line, is.words, orEqual ? ", or within 5 % of it" : "")
                : "%s is among the first %d, from the %s.".formatted(line, first(), is.words);
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
    public Verdict judge(StudyFigures figures) {
        return Verdict.of(ClaimPart.needing(figures, figure, List.of(line), () -> point(figures)));
    }

    private ClaimPart point(StudyFigures figures) {
        List<String> others = (among.isEmpty() ? figures.having(figure) : among)
                .stream()
                        .filter(other -> !other.equals(line)
                                && figures.line(other).lacking().isEmpty())
                        .toList();
        List<String> here = others.stream()
                .filter(other -> figures.missing(figure, List.of(other)).isEmpty())
                .toList();
        if (here.isEmpty()) {
            return ClaimPart.sentence(ClaimAnswer.INCOMPARABLE, "There is no figure of any other.");
        }
        Optional<String> few = figures.few(figure, Check.both(List.of(line), here));
        if (few.isPresent()) {
            return ClaimPart.sentence(ClaimAnswer.OPEN, few.get());
        }
        List<Rival> rivals = here.stream().map(other -> rival(figures, other)).toList();
        int unknown = others.size() - here.size();
        ClaimAnswer answer = answer(rivals, unknown);
        return answer == ClaimAnswer.OPEN && unknown > 0
                ? ClaimPart.sentence(
                        ClaimAnswer.INCOMPARABLE,
                        figures.missing(figure, others).orElseThrow())
                : new ClaimPart(answer, PointRatios.subject(figures, figure), text(rivals, answer));
    }

    private Rival rival(StudyFigures figures, String other) {
        Quotient ratio = figures.ratio(figure, other, line);
        Quotient should = is == End.SMALLEST ? ratio : ratio.inverse();
        return new Rival(
                other,
                should,
                PointRatios.ratio(other, line, ratio),
                orEqual ? PointRatios.unlessNotBelow(should) : PointRatios.unlessAbove(should));
    }

    private ClaimAnswer one(Rival rival) {
        return orEqual ? PointRatios.isNotBelow(rival.should) : PointRatios.isAbove(rival.should);
    }

    /** @param unknown how many others have no figure, and could be before it */
    private ClaimAnswer answer(List<Rival> rivals, int unknown) {
        long before = count(rivals, rival -> one(rival) == ClaimAnswer.FAILS);
        long unsure = count(rivals, rival -> one(rival) == ClaimAnswer.OPEN) + unknown;
        return ClaimAnswer.of(before + unsure < first(), before >= first());
    }

    private static long count(List<Rival> rivals, Predicate<Rival> which) {
        return rivals.stream().filter(which).count();
    }

    /** Those before it, or else the one next to it. */
    private String text(List<Rival> rivals, ClaimAnswer answer) {
        List<Rival> before =
                rivals.stream().filter(rival -> one(rival) != ClaimAnswer.HOLDS).toList();
        if (before.isEmpty()) {
            Rival next = rivals.stream()
                    .min((a, b) -> Double.compare(a.should.centre(), b.should.centre()))
                    .orElseThrow();
            return "%s is the %s, next %s".formatted(line, is.words, next.text());
        }
        return answer == ClaimAnswer.HOLDS
                ? "%s is among the first %d, and not behind it: %s"
                        .formatted(line, first(), joined(before, Rival::ratio))
                : joined(before, Rival::text);
    }

    private static String joined(List<Rival> rivals, Function<Rival, String> words) {
        return rivals.stream().map(words).collect(Collectors.joining(", "));
    }
}
