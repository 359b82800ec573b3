package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.TinyStudy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OpeningSectionTest {
    private static final OpeningSection OPENING =
            new OpeningSection(List.of("It asks which is smaller."), List.of("It finds that A is."), Optional.of(1));

    @Test
    void a_page_opens_with_what_was_asked_what_was_found_and_what_we_find() {
        assertThat(TinyStudy.page(OPENING)).startsWith("""
                # Tiny

                Study: "A tiny study", nowhere.

                It asks which is smaller.

                It finds that A is.

                Here, of its 4 claims, 2 hold, 1 does not hold, 1 is not comparable. Its claim "A is smaller" (1) holds.

                ## How it was done
                """);
    }

    @Test
    void a_grid_has_every_claim_and_the_verdicts_under_other_conditions_beside_that_of_the_study() {
        assertThat(TinyStudy.page(new GridSection(Optional.empty()))).contains("""
                ## The claims, and under which conditions they hold

                The verdict is under the conditions of the study. Those under other conditions stand beside it.

                | claim | verdict | other |
                | --- | --- | --- |
                | 1. A is smaller | holds |  |
                | 2. A is larger | does not hold |  |
                | 3. A is pretty | not comparable |  |
                | 4. A is smaller everywhere | holds | does not hold |
                """);
    }
}
