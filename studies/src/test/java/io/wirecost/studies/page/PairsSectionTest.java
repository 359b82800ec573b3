package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.TinyStudy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PairsSectionTest {
    @Test
    void a_pair_has_a_row_if_both_have_figures() {
        assertThat(TinyStudy.page(pairs(List.of(List.of("A", TinyStudy.HOSTILE), List.of("A", "C")))))
                .endsWith("""
                        ## Pairs

                        | line | against | bytes / the other's | own | other |
                        | --- | --- | --- | ---: | ---: |
                        | A | \\<script\\>\\| | 0.50 | 2.00 | 0.50 |
                        """);
    }

    @Test
    void without_any_such_pair_there_is_no_section() {
        assertThat(TinyStudy.page(pairs(List.of(List.of("A", "C"))))).doesNotContain("Pairs");
    }

    private static PairsSection pairs(List<List<String>> pairs) {
        return new PairsSection(Optional.of("Pairs"), List.of(), "both", "bytes", List.of(), pairs);
    }
}
