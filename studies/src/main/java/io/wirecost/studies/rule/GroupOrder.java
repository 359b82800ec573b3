package io.wirecost.studies.rule;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.Sample;
import io.wirecost.studies.figure.StudyFigures;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Groups of lines stand below others, by their best line or by their median one. Each pair of groups is a part.
 *
 * @param groups lines by the name of their group
 * @param by which line stands for a group
 * @param below pairs of groups, the lower one first
 */
public record GroupOrder(String figure, Map<String, List<String>> groups, By by, List<List<String>> below)
        implements Check {
    public GroupOrder {
        groups = Map.copyOf(new TreeMap<>(groups));
        below = below.stream().map(List::copyOf).toList();
    }

    /** Which line stands for a group. */
    public enum By {
        @JsonProperty("best")
        BEST("best"),
        @JsonProperty("median")
        MEDIAN("median");

        private final String words;

        By(String words) {
            this.words = words;
        }
    }

    @Override
    public String words() {
        return "By the %s of each group, the first is below the second.".formatted(by.words);
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure);
    }

    @Override
    public List<String> lines() {
        return Check.all(groups);
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        return new Verdict(below.stream()
                .map(pair -> point(figures, pair.get(0), pair.get(1)))
                .toList());
    }

    private ClaimPart point(StudyFigures figures, String lower, String upper) {
        List<String> some = sorted(figures, lower);
        List<String> others = sorted(figures, upper);
        if (some.isEmpty() || others.isEmpty()) {
            return ClaimPart.sentence(
                    ClaimAnswer.INCOMPARABLE,
                    figures.missing(figure, groups.get(some.isEmpty() ? lower : upper))
                            .orElseThrow());
        }
        List<String> one = chosen(some);
        List<String> other = chosen(others);
        return figures.few(figure, Check.both(one, other))
                .map(reason -> ClaimPart.sentence(ClaimAnswer.OPEN, reason))
                .orElseGet(() -> {
                    Quotient ratio = ratio(figures, other, one);
                    return new ClaimPart(
                            PointRatios.isAbove(ratio),
                            PointRatios.subject(figures, figure) + ", by the " + by.words,
                            PointRatios.shouldBeAbove(named(upper, other), named(lower, one), ratio));
                });
    }

    private static String named(String group, List<String> lines) {
        String names = String.join(" and ", lines);
        return names.equals(group) ? group : "%s (%s)".formatted(group, names);
    }

    private List<String> sorted(StudyFigures figures, String group) {
        return groups.get(group).stream()
                .filter(line -> figures.sample(figure, line).isPresent())
                .sorted(Comparator.comparingDouble(
                        line -> figures.known(figure, line).centre()))
                .toList();
    }

    /** The one that stands for a group; of an even number the two in the middle. */
    private List<String> chosen(List<String> sorted) {
        int middle = sorted.size() / 2;
        return by == By.BEST
                ? sorted.subList(0, 1)
                : sorted.subList(sorted.size() % 2 == 0 ? middle - 1 : middle, middle + 1);
    }

    private Quotient ratio(StudyFigures figures, List<String> some, List<String> others) {
        return some.size() == 1 && others.size() == 1
                ? figures.ratio(figure, some.get(0), others.get(0))
                : Sample.means(samples(figures, some), samples(figures, others));
    }

    private List<Sample> samples(StudyFigures figures, List<String> names) {
        return names.stream().map(name -> figures.known(figure, name)).toList();
    }
}
