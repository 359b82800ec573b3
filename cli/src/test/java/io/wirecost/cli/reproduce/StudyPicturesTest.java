package io.wirecost.cli.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.plot.Axis;
import io.wirecost.plot.Stacks;
import io.wirecost.studies.Study;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StudyPicturesTest {
    @Test
    void a_chart_is_a_file_of_the_study_that_is_named_by_page_and_title() {
        StudyPictures pictures = pictures("some-study-speed");

        assertThat(pictures.link(chart("Time: \"A\" & B, µs"))).isEqualTo("some-study/speed-time-a-b-s.svg");
        assertThat(pictures.link(chart("Time: A, b/s"))).isEqualTo("some-study/speed-time-a-b-s-2.svg");
        assertThat(pictures.files())
                .hasSize(2)
                .allSatisfy((path, file) -> assertThat(file).startsWith("<svg"));
    }

    @Test
    void a_title_without_letters_that_a_file_may_have_gets_another_name() {
        assertThat(pictures("some-study").link(chart("../Час/"))).isEqualTo("some-study/chart.svg");
    }

    private static StudyPictures pictures(String page) {
        Study study = new Study(
                "some-study",
                "",
                "",
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                Map.of(),
                List.of(),
                Map.of(),
                List.of(),
                List.of(),
                List.of());
        return new StudyPictures(study, new Study.Page(page, "", List.of()));
    }

    private static Stacks chart(String title) {
        return new Stacks(title, Axis.linear("", String::valueOf), List.of(), List.of());
    }
}
