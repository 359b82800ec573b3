package io.wirecost.studies.form;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Study;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class StudyFolderTest {
    static Stream<String> builtIn() {
        return StudyFolder.BUILT_IN.stream();
    }

    @ParameterizedTest
    @MethodSource("builtIn")
    void every_study_that_comes_with_wirecost_is_without_a_problem(String id) {
        Study study = StudyFolder.builtIn(id);

        assertThat(study.id()).isEqualTo(id);
        assertThat(study.tables()).containsOnlyKeys(study.published());
        assertThat(study.pages()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("builtIn")
    void every_claim_has_a_check_or_a_reason_why_there_is_none(String id) {
        assertThat(StudyFolder.builtIn(id).claims())
                .allSatisfy(claim -> assertThat(claim.checks().isEmpty())
                        .as(claim.title())
                        .isEqualTo(claim.untold().isPresent()));
    }

    @ParameterizedTest
    @CsvSource({"lviv-2024, 24", "habr-458026, 13", "minsk-libraries, 5", "coimbra-2022, 7"})
    void all_claims_of_a_study_are_there(String id, int claims) {
        assertThat(StudyFolder.builtIn(id).claims()).hasSize(claims);
    }
}
