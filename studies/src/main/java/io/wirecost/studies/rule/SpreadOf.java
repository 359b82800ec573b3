package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.StudyFigures;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The members of a group lie far apart.
 *
 * @param groups lines by the name of their group
 * @param least how many times as much the largest is as the smallest, at least
 */
public record SpreadOf(String figure, Map<String, List<String>> groups, double least) implements Check {
    private static final int FEWEST = 2;

    public SpreadOf {
        groups = Collections.unmodifiableMap(new TreeMap<>(groups));
    }

    @Override
    public String words() {
        return "In each group the largest is at least %s times the smallest.".formatted(PointRatios.number(least));
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
        return new Verdict(groups.entrySet().stream()
                .map(group -> point(figures, group.getKey(), group.getValue()))
                .toList());
    }

    private ClaimPart point(StudyFigures figures, String group, List<String> names) {
        List<String> here = names.stream()
                .filter(name ->
                        ClaimPart.lacking(figures, figure, List.of(name)).isEmpty())
                .sorted(Comparator.comparingDouble(
                        name -> figures.known(figure, name).centre()))
                .toList();
        String subject = PointRatios.subject(figures, figure);
        if (here.size() < FEWEST) {
            return new ClaimPart(
                    ClaimAnswer.INCOMPARABLE, subject, "%s: fewer than two have a figure".formatted(group));
        }
        String smallest = here.get(0);
        String largest = here.get(here.size() - 1);
        Quotient ratio = figures.ratio(figure, largest, smallest);
        return new ClaimPart(
                ClaimAnswer.of(ratio.isAbove(least), ratio.isBelow(least)),
                subject,
                "%s (%d): %s".formatted(group, here.size(), PointRatios.ratio(largest, smallest, ratio)));
    }
}
