package io.wirecost.analysis.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.level.AdditiveFit.Entry;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AdditiveFitTest {
    @Test
    void in_a_full_table_effects_are_means_of_columns() {
        Map<Integer, Double> columns =
                AdditiveFit.columns(List.of(entry("a", 0, 1), entry("a", 1, 3), entry("b", 0, 11), entry("b", 1, 15)));

        assertThat(columns.get(0)).isCloseTo(-1.5, within(1e-12));
        assertThat(columns.get(1)).isCloseTo(1.5, within(1e-12));
    }

    @Test
    void a_missing_entry_moves_no_effect_of_rows_and_columns_that_add_up() {
        Map<Integer, Double> columns = AdditiveFit.columns(List.of(
                entry("a", 0, 1),
                entry("a", 1, 2),
                entry("a", 2, 6),
                entry("b", 0, 11),
                entry("b", 1, 12),
                entry("c", 1, 22),
                entry("c", 2, 26)));

        assertThat(columns.get(1) - columns.get(0)).isCloseTo(1, within(1e-9));
        assertThat(columns.get(2) - columns.get(1)).isCloseTo(4, within(1e-9));
        assertThat(2 * columns.get(0) + 3 * columns.get(1) + 2 * columns.get(2)).isCloseTo(0, within(1e-9));
    }

    @Test
    void a_column_of_one_row_has_no_effect_and_moves_no_other() {
        Map<Integer, Double> columns = AdditiveFit.columns(
                List.of(entry("a", 0, 1), entry("b", 0, 2), entry("a", 1, 2), entry("b", 1, 3), entry("a", 2, 99)));

        assertThat(columns).containsOnlyKeys(0, 1);
        assertThat(columns.get(1)).isCloseTo(0.5, within(1e-12));
    }

    @Test
    void with_all_columns_an_entry_alone_becomes_as_large_as_the_others_of_its_row() {
        List<Entry<String, Integer>> entries = List.of(
                entry("a", 0, 1),
                entry("b", 0, 2),
                entry("a", 1, 2),
                entry("b", 1, 3),
                entry("a", 2, 99),
                entry("c", 3, 7));

        Map<Integer, Double> columns = AdditiveFit.allColumns(entries);

        assertThat(columns).containsOnlyKeys(0, 1, 2);
        assertThat(columns.get(2)).isCloseTo(99 - 1.5, within(1e-12));
    }

    private static Entry<String, Integer> entry(String row, int column, double value) {
        return new Entry<>(row, column, value);
    }
}
