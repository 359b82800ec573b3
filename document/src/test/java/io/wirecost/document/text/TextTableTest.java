package io.wirecost.document.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.document.Column;
import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextTableTest {
    private static final TextStyle STYLE = new TextStyle(80, false);

    private final Columns<List<String>> columns = Columns.<List<String>>of()
            .name("name", row -> row.get(0))
            .figure("a", row -> row.get(1))
            .whereItFits()
            .figure("b", row -> row.get(2))
            .figure("c", row -> row.get(3))
            .whereItFits();

    @Test
    void names_stand_on_the_left_and_figures_on_the_right() {
        TextTable table = table(List.of(List.of("й", "1", "22", "333"), List.of("longer", "4,444", "5", "6")));
        assertThat(table.lines(80))
                .containsExactly("name        a   b    c", "й           1  22  333", "longer  4,444   5    6");
    }

    @Test
    void optional_columns_go_from_the_last_until_the_rest_fits() {
        TextTable table = table(List.of(List.of("longer", "4,444", "5", "6")));
        assertThat(table.lines(18).get(1)).isEqualTo("longer  4,444  5");
        assertThat(table.lines(10).get(1)).isEqualTo("longer  5");
        assertThat(table.lines(1).get(1)).isEqualTo("longer  5");
    }

    @Test
    void a_column_in_which_no_row_has_anything_is_left_out() {
        TextTable table = table(List.of(List.of("one", "-", "22", "333"), List.of("two", "", "5", "-")));
        assertThat(table.lines(80)).containsExactly("name   b    c", "one   22  333", "two    5    -");
    }

    @Test
    void words_are_wrapped_before_columns_are_left_out_and_never_broken() {
        TextTable texts = new TextTable(
                Columns.<List<String>>of()
                        .name("codec", row -> row.get(0))
                        .words("what", row -> row.get(1))
                        .words("why", row -> row.get(2))
                        .whereItFits()
                        .table(List.of(
                                List.of("a", "self-describing format of two", "one reason"),
                                List.of("b", "short", "none"))),
                STYLE);

        assertThat(texts.lines(60)).hasSize(3);
        assertThat(texts.lines(38))
                .containsExactly(
                        "codec  what                 why",
                        "a      self-describing      one reason",
                        "       format of two",
                        "b      short                none");
        assertThat(texts.lines(30))
                .containsExactly(
                        "codec  what             why",
                        "a      self-describing  one",
                        "       format of two    reason",
                        "b      short            none");
        assertThat(texts.leftOut(30)).isEmpty();
        assertThat(texts.lines(25))
                .containsExactly("codec  what", "a      self-describing", "       format of two", "b      short");
        assertThat(texts.leftOut(25)).containsExactly("why");
        assertThat(texts.lines(1)).contains("       format of two");
    }

    @Test
    void names_are_wrapped_only_where_leaving_columns_out_is_not_enough() {
        TextTable table = table(List.of(List.of("a name of words", "1", "2", "3")));

        assertThat(table.lines(18)).containsExactly("name             b", "a name of words  2");
        assertThat(table.lines(12)).containsExactly("name       b", "a name of  2", "words");
        assertThat(table.lines(7)).containsExactly("name             b", "a name of words  2");
    }

    @Test
    void titles_are_wrapped_only_where_all_else_is_not_enough() {
        TextTable signs = new TextTable(
                Columns.<List<String>>of()
                        .words("edit", row -> row.get(0))
                        .name("MessagePack, named maps", row -> row.get(1))
                        .table(List.of(List.of("a field renamed", "=V="))),
                STYLE);

        assertThat(signs.lines(32)).containsExactly("edit     MessagePack, named maps", "a field  =V=", "renamed");
        assertThat(signs.lines(22))
                .containsExactly("edit     MessagePack,", "         named maps", "a field  =V=", "renamed");
    }

    @Test
    void a_row_needs_a_cell_for_every_column() {
        List<Column> two = List.of(Column.name("a"), Column.name("b"));
        List<List<TableCell>> rows = List.of(List.of(TableCell.text("one")));

        assertThatThrownBy(() -> new Table(two, rows)).hasMessage("1 cells for 2 columns");
    }

    private TextTable table(List<List<String>> rows) {
        return new TextTable(columns.table(rows), STYLE);
    }
}
