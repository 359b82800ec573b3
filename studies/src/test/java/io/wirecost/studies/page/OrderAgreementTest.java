package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.TinyStudy;
import io.wirecost.studies.page.TableSection.Shows;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OrderAgreementTest {
    @Test
    void the_two_orders_are_compared_over_the_lines_that_have_both_figures() {
        assertThat(TinyStudy.page(table(ShownColumn.DEVIATION)))
                .endsWith("\nKendall's tau between the published order and ours: 1.00 (2 lines).\n");
    }

    @Test
    void without_a_published_figure_beside_ours_there_is_nothing_to_compare() {
        assertThat(TinyStudy.page(table(ShownColumn.PUBLISHED))).doesNotContain("Kendall");
    }

    private static TableSection table(ShownColumn is) {
        Shows column = new Shows(
                "size",
                is,
                Optional.of("bytes"),
                Optional.of("size"),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        return new TableSection(
                Optional.empty(),
                List.of(),
                Optional.of("table.csv"),
                Optional.empty(),
                List.of(),
                List.of(column),
                Optional.empty(),
                true);
    }
}
