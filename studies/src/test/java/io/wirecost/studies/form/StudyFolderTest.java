package io.wirecost.studies.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Index.atIndex;

import io.wirecost.studies.Study;
import io.wirecost.studies.page.GridSection;
import io.wirecost.studies.page.OpeningSection;
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
    void the_first_page_opens_with_what_was_asked_and_found_and_a_grid_of_the_claims(String id) {
        assertThat(StudyFolder.builtIn(id).pages().get(0).sections())
                .hasSizeGreaterThan(2)
                .satisfies(first -> assertThat(first).isInstanceOf(OpeningSection.class), atIndex(0))
                .satisfies(second -> assertThat(second).isInstanceOf(GridSection.class), atIndex(1));
    }

    @ParameterizedTest
    @CsvSource({"lviv-2024, 38", "habr-458026, 20", "minsk-libraries, 8", "coimbra-2022, 12"})
    void all_claims_of_a_study_are_there(String id, int claims) {
        assertThat(StudyFolder.builtIn(id).claims()).hasSize(claims);
    }
}
