package io.wirecost.studies.rule;

import io.wirecost.studies.figure.SetsWon;
import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A line takes less time than others in a share of the sets of a pipeline; each of the others is a part.
 *
 * @param share of the sets, from 0 to 1
 */
public record Sets(String figure, String line, List<String> against, double share) implements Check {
    public Sets {
        against = List.copyOf(against);
    }

    @Override
    public String words() {
        return String.format(
                Locale.ROOT,
                "%s takes less time in at least %.0f %% of the sets that both went through.",
                line,
                100 * share);
    }

    @Override
    public Set<String> figures() {
        return Set.of(figure);
    }

    @Override
    public List<String> lines() {
        return Check.both(List.of(line), against);
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        return new Verdict(against.stream().map(other -> point(figures, other)).toList());
    }

    private ClaimPart point(StudyFigures figures, String other) {
        return figures.setsWon(figure, line, other)
                .map(sets -> point(sets, other))
                .orElseGet(() -> ClaimPart.sentence(
                        ClaimAnswer.INCOMPARABLE,
                        figures.missing(figure, List.of(line, other))
                                .orElse("The source does not print the times of the sets.")));
    }

    private ClaimPart point(SetsWon sets, String other) {
        boolean enough = sets.won() >= share * sets.sets();
        return new ClaimPart(
                ClaimAnswer.of(enough, !enough),
                "Sets in which %s took less time".formatted(line),
                "%s against %s".formatted(sets, other));
    }
}
