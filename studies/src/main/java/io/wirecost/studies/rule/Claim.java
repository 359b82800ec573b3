package io.wirecost.studies.rule;

import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a study says, and how it is judged.
 *
 * @param number in our list of the study's claims
 * @param text in the study's sense
 * @param checks by which its parts are judged; at least one
 * @param contradiction where the source contradicts itself, with both figures; empty for most
 * @param remark what a reader has to know besides; empty for most
 */
public record Claim(
        int number, String text, List<Check> checks, Optional<String> contradiction, Optional<String> remark) {
    public Claim {
        checks = List.copyOf(checks);
    }

    /** Returns the claim with its number. */
    public String title() {
        return number + ". " + text;
    }

    /** Returns the rule by which it is judged. */
    public String rule() {
        return checks.stream()
                .map(Check::words)
                .filter(words -> !words.isEmpty())
                .distinct()
                .collect(Collectors.joining(" "));
    }

    /** Returns what the figures say of it. */
    public Verdict judge(StudyFigures figures) {
        return Verdict.all(checks.stream().map(check -> check.judge(figures)).toList());
    }

    /**
     * Returns the conditions under which it can be judged. The first are those of the study, which decide. A claim whose
     * figures were all measured under one has one, whose name is of no interest.
     */
    public List<String> conditions(StudyFigures figures) {
        List<List<String>> several = checks.stream()
                .flatMap(check -> check.figures().stream())
                .map(figures::allConditions)
                .filter(names -> names.size() > 1)
                .toList();
        return several.isEmpty() ? List.of("") : several.get(0);
    }
}
