package io.wirecost.studies;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.form.StudyFolder;
import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.rule.ClaimAnswer;
import io.wirecost.studies.rule.ClaimPart;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rules are fair: what a study claims is true by our rules of the figures that it prints itself. */
class PublishedRulesTest {
    private static final Pattern NUMBER = Pattern.compile("[0-9][0-9,.]*");

    static Stream<String> studies() {
        return StudyFolder.BUILT_IN.stream();
    }

    @ParameterizedTest
    @MethodSource("studies")
    void a_study_satisfies_the_rules_of_its_claims_by_its_own_figures_or_contradicts_itself(String id) {
        Study study = StudyFolder.builtIn(id);

        assertThat(study.claims()).allSatisfy(claim -> {
            if (claim.contradiction().isEmpty()) {
                assertThat(unsatisfied(study, claim)).as(claim.title()).isEmpty();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("studies")
    void a_contradiction_is_told_with_both_figures(String id) {
        assertThat(StudyFolder.builtIn(id).claims())
                .allSatisfy(claim -> assertThat(claim.contradiction().stream().toList())
                        .as(claim.title())
                        .allSatisfy(text -> assertThat(numbers(text)).hasSizeGreaterThan(1)));
    }

    @Test
    void most_studies_print_figures_that_rules_can_be_tried_on() {
        assertThat(studies().map(StudyFolder::builtIn))
                .allSatisfy(study -> assertThat(study.claims())
                        .as(study.id())
                        .anySatisfy(
                                claim -> assertThat(claim.judge(printed(study)).points())
                                        .extracting(ClaimPart::answer)
                                        .contains(ClaimAnswer.HOLDS)));
    }

    private static List<ClaimPart> unsatisfied(Study study, Claim claim) {
        return claim.judge(printed(study)).points().stream()
                .filter(point -> point.answer() != ClaimAnswer.HOLDS && point.answer() != ClaimAnswer.INCOMPARABLE)
                .toList();
    }

    private static StudyFigures printed(Study study) {
        return StudyFigures.asPrinted(study.lines(), study.figures(), study.tables());
    }

    private static List<String> numbers(String text) {
        return NUMBER.matcher(text).results().map(MatchResult::group).distinct().toList();
    }
}
