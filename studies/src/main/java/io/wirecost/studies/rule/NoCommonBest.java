package io.wirecost.studies.rule;

import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Several figures have no common best line. The lines on the front are those that no other one is certainly below by every
 * figure.
 *
 * @param by the figures
 * @param among which lines
 * @param least how many are on the front, at least
 * @param has lines of which one has to be on it; empty where this is not asked
 */
public record NoCommonBest(List<String> by, List<String> among, int least, List<String> has) implements Check {
    public NoCommonBest {
        by = List.copyOf(by);
        among = List.copyOf(among);
        has = has == null ? List.of() : List.copyOf(has);
    }

    @Override
    public String words() {
        return "A line is on the front if no other is certainly below it by every figure; at least %d %s.%s"
                .formatted(
                        least,
                        least == 1 ? "is" : "are",
                        has.isEmpty() ? "" : " One of these is: %s.".formatted(String.join(", ", has)));
    }

    @Override
    public Set<String> figures() {
        return Set.copyOf(by);
    }

    @Override
    public List<String> lines() {
        return Check.both(among, has);
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        List<String> here = among.stream()
                .filter(line -> by.stream()
                        .allMatch(figure -> figures.sample(figure, line).isPresent()))
                .toList();
        return Verdict.of(by.stream()
                .flatMap(figure -> lacking(figures, figure, here).stream())
                .findFirst()
                .orElseGet(() -> point(figures, here)));
    }

    private Optional<ClaimPart> lacking(StudyFigures figures, String figure, List<String> here) {
        return here.size() < 2 ? ClaimPart.lacking(figures, figure, among) : ClaimPart.lacking(figures, figure, here);
    }

    private ClaimPart point(StudyFigures figures, List<String> here) {
        List<String> front =
                here.stream().filter(line -> isOnFront(figures, line, here)).toList();
        boolean holds = front.size() >= least && (has.isEmpty() || has.stream().anyMatch(front::contains));
        return ClaimPart.sentence(
                ClaimAnswer.of(holds, !holds), "On the front are %s.".formatted(String.join(", ", front)));
    }

    private boolean isOnFront(StudyFigures figures, String line, List<String> here) {
        return here.stream().noneMatch(other -> by.stream().allMatch(figure -> isBelow(figures, figure, other, line)));
    }

    private static boolean isBelow(StudyFigures figures, String figure, String other, String line) {
        Quotient ratio = figures.ratio(figure, line, other);
        return !other.equals(line) && ratio.isAbove(1);
    }
}
