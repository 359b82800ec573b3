package io.wirecost.studies.rule;

import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Something is so in some cases, in many, or usually: a single part, which counts those of several checks.
 *
 * @param of the cases
 * @param least how many of them have to be so
 */
public record Some(List<Check> of, int least) implements Check {
    public Some {
        of = List.copyOf(of);
    }

    @Override
    public String words() {
        return "In at least %d of the cases this is so: %s"
                .formatted(least, of.stream().map(Check::words).distinct().collect(Collectors.joining(" ")));
    }

    @Override
    public Set<String> figures() {
        return of.stream().flatMap(check -> check.figures().stream()).collect(Collectors.toSet());
    }

    @Override
    public List<String> lines() {
        return of.stream().flatMap(check -> check.lines().stream()).distinct().toList();
    }

    @Override
    public Verdict judge(StudyFigures figures) {
        Verdict cases =
                Verdict.all(of.stream().map(check -> check.judge(figures)).toList());
        return Verdict.of(ClaimPart.sentence(
                answer(cases),
                "%d of %d. %s"
                        .formatted(
                                cases.count(ClaimAnswer.HOLDS),
                                cases.points().size(),
                                String.join(" ", cases.evidence()))));
    }

    private ClaimAnswer answer(Verdict cases) {
        long hold = cases.count(ClaimAnswer.HOLDS);
        long open = cases.count(ClaimAnswer.OPEN);
        long lacking = cases.count(ClaimAnswer.INCOMPARABLE);
        if (hold >= least) {
            return ClaimAnswer.HOLDS;
        }
        return hold + open + lacking < least
                ? ClaimAnswer.FAILS
                : hold + open < least ? ClaimAnswer.INCOMPARABLE : ClaimAnswer.OPEN;
    }
}
