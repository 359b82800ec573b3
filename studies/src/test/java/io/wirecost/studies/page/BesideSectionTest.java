package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.TinyStudy;
import io.wirecost.studies.page.BesideSection.Beside;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BesideSectionTest {
    @Test
    void published_figures_stand_beside_ours_and_both_are_held_against_the_base() {
        BesideSection beside = new BesideSection(
                Optional.of("Side by side"),
                List.of(),
                "table.csv",
                Optional.empty(),
                List.of(new Beside("size", Optional.empty(), "bytes", FigureUnits.BYTES)));

        assertThat(TinyStudy.page(beside)).endsWith("""
                ## Side by side

                ### size

                The base is A.

                | line | codec | ours | published | ours / base | published / base | deviation |
                | --- | --- | ---: | ---: | ---: | ---: | ---: |
                | A | a | 100 | 100 | 1.00 | 1.00 | +0.0 % |
                | \\<script\\>\\| | b | 200 | 300 | 2.00 | 3.00 | -33.3 % |
                | C | - | - | 50.0 | - | 0.50 | - |

                - There is no figure of C: nobody wrote it.
                """);
    }
}
