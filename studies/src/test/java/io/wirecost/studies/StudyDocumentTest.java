package io.wirecost.studies;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.markdown.MarkdownRenderer;
import io.wirecost.studies.page.TextSection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StudyDocumentTest {
    private static final TextSection TEXT = new TextSection(Optional.of("A section"), List.of("A sentence."));

    @Test
    void the_first_page_says_what_was_studied_and_how() {
        assertThat(TinyStudy.page(TEXT)).isEqualTo("""
                # Tiny

                Study: "A tiny study", nowhere.

                ## How it was done

                This command made the document. No figure and no verdict in it was written by hand.

                ```
                ./wirecost reproduce tiny
                ```

                It was done in a hurry.

                ## A section

                A sentence.
                """);
    }

    @Test
    void how_it_was_done_is_not_told_again_on_a_second_page() {
        Study.Page second = new Study.Page("second", "Second", List.of(TEXT));

        assertThat(MarkdownRenderer.render(StudyDocument.of(TinyStudy.of(TEXT), "tiny", second, Map.of())))
                .startsWith("# Second\n")
                .doesNotContain("in a hurry");
    }
}
