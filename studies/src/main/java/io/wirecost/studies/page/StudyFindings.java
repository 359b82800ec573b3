package io.wirecost.studies.page;

import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.rule.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * What a study's sections write about.
 *
 * @param figures of the study's runs
 * @param claims of the study
 * @param answers to its open questions
 * @param baseline the line that figures are held against; empty where each table has its own
 */
public record StudyFindings(
        StudyFigures figures, List<Claim> claims, List<Question> answers, Optional<String> baseline) {
    public StudyFindings {
        claims = List.copyOf(claims);
        answers = List.copyOf(answers);
    }

    /** Returns the same under other conditions. */
    StudyFindings under(String conditions) {
        return new StudyFindings(figures.under(conditions), claims, answers, baseline);
    }

    /** Returns the verdict on a claim under the conditions of the study, which decide. */
    public Verdict verdict(Claim claim) {
        return verdict(claim, claim.conditions(figures).get(0));
    }

    /** Returns the verdict on a claim under some conditions. */
    Verdict verdict(Claim claim, String conditions) {
        return claim.judge(figures.under(conditions));
    }

    /** Returns the claims of these numbers, in their order. */
    List<Claim> claims(List<Integer> numbers) {
        return claims.stream()
                .filter(claim -> numbers.isEmpty() || numbers.contains(claim.number()))
                .toList();
    }
}
