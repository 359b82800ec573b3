package io.wirecost.studies.rule;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    private record Rival(String name, Quotient should, String text) {}

    private int first() {
        return place.orElse(1);
    }

    @Override
    public String words() {
        return (first() == 1
                        ? "%s is certainly the %s%s.".formatted(line, is.words, orEqual ? ", or within 5 % of it" : "")
                        : "Fewer than %d others are certainly before %s, from the %s."
                                .formatted(first(), line, is.words))
                + " Certainly not, and the part does not hold.";
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
        ClaimAnswer answer = answer(rivals);
        return answer != ClaimAnswer.FAILS && here.size() < others.size()
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
                PointRatios.ratio(other, line, ratio)
                        + (orEqual ? PointRatios.unlessNotBelow(should) : PointRatios.unlessAbove(should)));
    }

    private ClaimAnswer one(Rival rival) {
        return orEqual ? PointRatios.isNotBelow(rival.should) : PointRatios.isAbove(rival.should);
    }

    private ClaimAnswer answer(List<Rival> rivals) {
        long before = count(rivals, rival -> one(rival) == ClaimAnswer.FAILS);
        long unsure = count(rivals, rival -> one(rival) == ClaimAnswer.OPEN);
        return ClaimAnswer.of(before + unsure < first(), before >= first());
    }

    private static long count(List<Rival> rivals, Predicate<Rival> which) {
        return rivals.stream().filter(which).count();
    }

    /** Those before it, or else the one next to it. */
    private String text(List<Rival> rivals, ClaimAnswer answer) {
        String before = rivals.stream()
                .filter(rival -> one(rival) != ClaimAnswer.HOLDS)
                .map(Rival::text)
                .collect(Collectors.joining(", "));
        if (answer == ClaimAnswer.HOLDS && first() == 1 || before.isEmpty()) {
            Rival next = rivals.stream()
                    .min((a, b) -> Double.compare(a.should.centre(), b.should.centre()))
                    .orElseThrow();
            return "%s is the %s, next %s".formatted(line, is.words, next.text);
        }
        return before;
    }
}
