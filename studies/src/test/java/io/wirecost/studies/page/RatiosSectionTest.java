package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.studies.TinyStudy;
import io.wirecost.studies.figure.Quotient;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RatiosSectionTest {
    @Test
    void every_other_line_has_its_ratio_under_all_conditions() {
        RatiosSection ratios = new RatiosSection(
                Optional.of("Ratios"), List.of(), "both", "A", Optional.of("bytes"), List.of(), false);

        assertThat(TinyStudy.page(ratios)).endsWith("""
                ## Ratios

                | format | codec | bytes / A's | own | other |
                | --- | --- | --- | ---: | ---: |
                | \\<script\\>\\| | b | 2.00 | 0.50 | 2.00 |
                """);
    }

    @Test
    void a_ratio_that_may_be_one_is_a_tie() {
        assertThat(RatiosSection.cell(new Quotient(1.05, Optional.of(new Interval(0.95, 1.16))))
                        .words())
                .isEqualTo("1.05 (0.95 to 1.16) tie");
        assertThat(RatiosSection.cell(Quotient.exactly(1.05)).words()).isEqualTo("1.05");
    }
}
