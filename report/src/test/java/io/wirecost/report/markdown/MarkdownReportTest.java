package io.wirecost.report.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.report.Form;
import io.wirecost.report.SampleRuns;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownReportTest {
    @Test
    void a_full_run_has_findings_tables_reasons_and_the_command() {
        String report = Form.MARKDOWN.render(SampleRuns.full(), List.of());

        assertThat(report)
                .startsWith("# transactions\n\n20 records, seed 7, messages of 500 to ")
                .contains("- Smallest: avro-generic, ")
                .contains("## size\n\nPer message; ratio to jackson-json.\n\n| rank | codec | mean |")
                .contains("| 1 | avro-generic |")
                .contains("| jaxb | refused | size, serialize, deserialize | XML 1.0 cannot hold this character |")
                .contains("-0.0 comes back as 0.0")
                .endsWith("The same again:\n\n```\n./wirecost run --codec 'jackson-*,protobuf-java'\n```\n");
    }

    @Test
    void a_smoke_run_is_marked_and_not_ranked() {
        assertThat(Form.MARKDOWN.render(SampleRuns.smoke(), List.of()))
                .contains("**SMOKE RUN: too few forks to rank anything.**")
                .contains("| - | protobuf-java |");
    }

    @Test
    void nothing_in_a_run_becomes_markup() {
        String report = Form.MARKDOWN.render(SampleRuns.hostile(), List.of());
        String outsideOfCode = report.substring(0, report.indexOf("```"));

        assertThat(outsideOfCode)
                .contains("\\</script\\>\\</style\\>\\<img src=x onerror=\"window.pwned=1\"\\>")
                .contains("\\[a\\](javascript:pwned) \\| \\`b\\` \\*c\\*");
        assertThat(report.lines().filter(line -> line.startsWith("=1"))).isEmpty();
    }
}
