package io.wirecost.report.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.report.text.Table.Column;
import org.junit.jupiter.api.Test;

class TableTest {
    private final Table table = new Table(
            Column.name("name"),
            Column.figure("a").whereItFits(),
            Column.figure("b"),
            Column.figure("c").whereItFits());

    @Test
    void names_stand_on_the_left_and_figures_on_the_right() {
        table.row("й", "1", "22", "333");
        table.row("longer", "4,444", "5", "6");
        assertThat(table.lines(80))
                .containsExactly("name        a   b    c", "й           1  22  333", "longer  4,444   5    6");
    }

    @Test
    void optional_columns_go_from_the_last_until_the_rest_fits() {
        table.row("longer", "4,444", "5", "6");
        assertThat(table.lines(18).get(1)).isEqualTo("longer  4,444  5");
        assertThat(table.lines(10).get(1)).isEqualTo("longer  5");
        assertThat(table.lines(1).get(1)).isEqualTo("longer  5");
    }

    @Test
    void a_column_in_which_no_row_has_anything_is_left_out() {
        table.row("one", "-", "22", "333");
        table.row("two", "", "5", "-");
        assertThat(table.lines(80)).containsExactly("name   b    c", "one   22  333", "two    5    -");
    }

    @Test
    void a_row_needs_a_cell_for_every_column() {
        assertThatThrownBy(() -> table.row("one")).hasMessage("1 cells for 4 columns");
    }
}
