package io.wirecost.document.csv;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.RandomTexts;
import io.wirecost.document.Samples;
import io.wirecost.document.TableCell;
import io.wirecost.document.TerminalText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class CsvRendererTest {
    private static final Pattern FIELD = Pattern.compile("\\G(?:\"((?:[^\"]|\"\")*)\"|([^\",\r\n]*))(,|\r\n)");

    @Test
    void each_field_of_a_table_is_a_line_that_says_where_it_stands() {
        assertThat(CsvRenderer.render(Samples.everyBlock()).lines())
                .containsExactly(
                        "section,part,row,column,unit,value,words",
                        "size,,a,mean,bytes,900.5,901",
                        "size,,a,ratio,,1,1.0×",
                        "size,,a,95%,,,±1%",
                        "size,,b,mean,bytes,1801,\"1,801\"",
                        "size,,b,ratio,,2,2.0×",
                        "size,,b,95%,,,±1%");
        assertThat(CsvRenderer.render(Samples.everyBlock())).endsWith("±1%\r\n");
    }

    @Test
    void parts_and_folds_are_named_and_a_part_ends_with_its_section() {
        Document document = Document.writer()
                .section("one")
                .part("a", "")
                .table(Samples.sizes(List.of("x")))
                .fold("more", fold -> fold.table(Samples.sizes(List.of("y"))))
                .section("two")
                .table(Columns.<String>of().name("name alone", row -> row).table(List.of("z")))
                .document();

        assertThat(CsvRenderer.render(document).lines())
                .contains("one,a,x,ratio,,1,1.0×", "one,more,y,ratio,,1,1.0×", "two,,z,name alone,,,z");
    }

    @Test
    void a_row_of_a_codec_has_its_name_without_marks_and_what_is_no_number_has_no_value() {
        Document document = Document.writer()
                .table(Columns.<String>of()
                        .codec("codec", name -> TableCell.codec(name + " †", name, ""))
                        .figure("ratio", "", name -> TableCell.figure(Double.POSITIVE_INFINITY, ratio -> "no"))
                        .table(List.of("fory")))
                .document();

        assertThat(CsvRenderer.render(document).lines().skip(1)).containsExactly(",,fory,ratio,,,no");
    }

    @Test
    void any_text_comes_back_visible_with_an_apostrophe_before_what_a_spreadsheet_would_run() {
        assertThat(RandomTexts.some()).allSatisfy(text -> {
            String visible = TerminalText.text(text);
            String field = visible.matches("[=+@-].*") ? "'" + visible : visible;
            assertThat(parsed(CsvRenderer.render(Samples.of(text))))
                    .hasSize(2)
                    .last()
                    .isEqualTo(List.of(field, "", field, field, field, "1", field));
        });
    }

    /** Lines of fields, read as RFC 4180 says. */
    private static List<List<String>> parsed(String csv) {
        List<List<String>> lines = new ArrayList<>();
        List<String> line = new ArrayList<>();
        Matcher field = FIELD.matcher(csv);
        while (field.find() && field.end() > field.start()) {
            line.add(field.group(1) == null ? field.group(2) : field.group(1).replace("\"\"", "\""));
            if (field.group(3).equals("\r\n")) {
                lines.add(List.copyOf(line));
                line.clear();
            }
        }
        return lines;
    }
}
