package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.TinyStudy;
import io.wirecost.studies.page.TableSection.Shows;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableSectionTest {
    @Test
    void lines_stand_in_the_order_of_the_study_and_those_without_a_figure_have_a_reason() {
        assertThat(TinyStudy.page(table(Optional.empty(), Optional.empty(), List.of())))
                .endsWith("""
                ## Sizes

                Of one message.

                | line | codec | bytes | ratio | times |
                | --- | --- | ---: | ---: | ---: |
                | A | a | 100 | 1.00 | 1.00 |
                | \\<script\\>\\| | b | 200 | 2.00 | 0.50 |
                | C | - | - | - | - |

                - There is no figure of C: nobody wrote it.
                """);
    }

    @Test
    void the_lines_of_a_table_may_be_chosen() {
        assertThat(TinyStudy.page(table(Optional.empty(), Optional.empty(), List.of("A"))))
                .endsWith("""
                        | --- | --- | ---: | ---: | ---: |
                        | A | a | 100 | 1.00 | 1.00 |
                        """);
    }

    @Test
    void figures_may_be_those_under_other_conditions() {
        TableSection other = new TableSection(
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.of("other"),
                List.of("A", TinyStudy.HOSTILE),
                List.of(name("line", ShownColumn.LINE), figure("bytes", "both", ShownColumn.FIGURE)),
                Optional.empty(),
                false);

        assertThat(TinyStudy.page(other)).endsWith("""
                | line | bytes |
                | --- | ---: |
                | A | 100 |
                | \\<script\\>\\| | 50.0 |
                """);
    }

    @Test
    void names_are_those_of_its_columns_and_lines() {
        PageNames names = table(Optional.of("table.csv"), Optional.of("size"), List.of("A"))
                .names();

        assertThat(names.figures()).containsExactly("bytes");
        assertThat(names.lines()).containsExactly("A");
        assertThat(names.tables()).containsExactly("table.csv");
        assertThat(names.columns().get("table.csv")).containsOnly("size");
    }

    private static TableSection table(Optional<String> file, Optional<String> column, List<String> lines) {
        return new TableSection(
                Optional.of("Sizes"),
                List.of("Of one message."),
                file,
                Optional.empty(),
                lines,
                List.of(
                        name("line", ShownColumn.LINE),
                        name("codec", ShownColumn.CODEC),
                        new Shows(
                                "bytes",
                                ShownColumn.FIGURE,
                                Optional.of("bytes"),
                                column,
                                Optional.of(FigureUnits.BYTES),
                                Optional.empty(),
                                Optional.empty()),
                        figure("ratio", "bytes", ShownColumn.RATIO),
                        figure("times", "bytes", ShownColumn.TIMES)),
                Optional.empty(),
                false);
    }

    private static Shows name(String title, ShownColumn is) {
        return shows(title, is, Optional.empty());
    }

    private static Shows figure(String title, String figure, ShownColumn is) {
        return shows(title, is, Optional.of(figure));
    }

    private static Shows shows(String title, ShownColumn is, Optional<String> figure) {
        return new Shows(title, is, figure, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }
}
