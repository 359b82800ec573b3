package io.wirecost.report.csv;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.report.Form;
import io.wirecost.report.SampleRuns;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class CsvReportTest {
    @Test
    void there_is_one_line_per_figure_and_per_trial_without_one() {
        List<String> lines =
                Form.CSV.render(SampleRuns.full(), List.of()).lines().toList();

        assertThat(lines.get(0)).startsWith("operation,codec,format,layout,family,library,status,rank,unit,centre,");
        // Three codecs with size and three times, four staged ones with size and seven; four trials without a figure.
        assertThat(lines).hasSize(1 + 3 * 4 + 4 * 8 + 4);
        assertThat(lines)
                .contains(
                        "size,jaxb,XML,,text,org.example:jaxb 1.0,refused,,,,,,,,,,,,,,,,,,XML 1.0 cannot hold this character");
        int columns = lines.get(0).split(",", -1).length;
        assertThat(lines.stream().filter(line -> !line.contains("\"")))
                .allSatisfy(line -> assertThat(line.split(",", -1)).hasSize(columns));
    }

    @Test
    void figures_are_plain_numbers() {
        String line = Form.CSV
                .render(SampleRuns.full(), List.of())
                .lines()
                .filter(row -> row.startsWith("size,jackson-json,"))
                .findFirst()
                .orElseThrow();
        assertThat(Arrays.asList(line.split(",", -1)))
                .contains("measured", "bytes", "500", "1")
                .noneMatch(field -> field.contains("E"));
    }

    @Test
    void what_a_spreadsheet_would_run_is_defused_and_quotes_are_doubled() {
        assertThat(Form.CSV.render(SampleRuns.hostile(), List.of()))
                .contains(",\"'=HYPERLINK(\"\"x\"\")\",")
                .doesNotContain(",=HYPERLINK", ",\"=HYPERLINK");
    }
}
