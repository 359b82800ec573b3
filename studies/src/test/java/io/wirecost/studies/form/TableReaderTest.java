package io.wirecost.studies.form;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.Problems;
import io.wirecost.studies.source.PublishedFigure;
import io.wirecost.studies.source.PublishedTable;
import org.junit.jupiter.api.Test;

class TableReaderTest {
    private final Problems problems = new Problems();

    @Test
    void a_cell_is_a_number_a_span_or_nothing() {
        PublishedTable table = read("""
                line,one,two
                b,1.5,1.10..1.12
                a, ,3
                """);

        assertThat(problems.all()).isEmpty();
        assertThat(table.columns()).containsExactly("one", "two");
        assertThat(table.rows().keySet()).containsExactly("b", "a");
        assertThat(table.at("b", "one")).contains(new PublishedFigure(1.5, 1.5));
        assertThat(table.at("b", "two")).contains(new PublishedFigure(1.1, 1.12));
        assertThat(table.at("a", "one")).isEmpty();
        assertThat(table.at("c", "one")).isEmpty();
    }

    @Test
    void remarks_and_empty_lines_are_passed_over_but_counted() {
        PublishedTable table = read("""
                # Table 3, page 7
                line,one

                # the odd one
                a,many
                """);

        assertThat(table.rows()).containsOnlyKeys("a");
        assertThat(problems.all())
                .containsExactly(
                        "table.csv:5: one: expected a number such as 12.5, or a span such as 1.10..1.12, found \"many\"");
    }

    @Test
    void every_problem_is_told_with_its_line() {
        read("""
                line,one
                a,1,2
                b,2..1
                b,3
                c
                """);

        assertThat(problems.all())
                .containsExactly(
                        "table.csv:2: 3 cells, expected 2",
                        "table.csv:3: one: expected a number such as 12.5, or a span such as 1.10..1.12, found \"2..1\"",
                        "table.csv:4: b is there twice",
                        "table.csv:5: 1 cells, expected 2");
    }

    @Test
    void a_file_without_titles_is_no_table() {
        read("# nothing yet\n");

        assertThat(problems.all())
                .containsExactly(
                        "table.csv: expected a line of titles and a row for each line of the study, found nothing");
    }

    private PublishedTable read(String text) {
        return new TableReader("table.csv", problems).read(text);
    }
}
