package io.wirecost.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.wirecost.core.run.Run;
import io.wirecost.report.Form;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.model.ReportModels;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class HtmlReportTest {
    private static final Pattern OUTSIDE = Pattern.compile("(?:src|href)=\"(?!data:)[^\"]*\"");

    @Test
    void it_is_one_file_that_names_no_other() {
        assertOneFile(SampleRuns.full());
    }

    @Test
    @Tag("nightly")
    void so_is_that_of_a_large_run_which_stays_below_three_megabytes() {
        assertOneFile(SampleRuns.large());
    }

    private static void assertOneFile(Run run) {
        String page = Form.HTML.render(run, List.of());
        assertThat(page.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(3_000_000);
        assertThat(page.substring(0, page.indexOf("<script")))
                .doesNotContainPattern(OUTSIDE)
                .contains("default-src 'none'; script-src 'sha256-");
    }

    @Test
    void a_hostile_run_adds_no_tag() {
        String page =
                Form.HTML.render(SampleRuns.hostile(), List.of()).replace(WebResources.text("echarts.min.js"), "");
        assertThat(page.split("<script", -1)).hasSize(1 + 3);
        assertThat(page).doesNotContain("<img", "<svg onload").contains("&lt;/script&gt;");
    }

    @Test
    void the_model_is_json_that_reads_back_with_six_digits() throws Exception {
        String json = ModelJson.of(ReportModels.of(SampleRuns.hostile(), List.of()));
        assertThat(json).doesNotContain("<", ">", "&", "\u2028");
        assertThat(new ObjectMapper().readTree(json).at("/message/name").asText())
                .startsWith("</script></style><img src=x");
        assertThat(json).doesNotContainPattern("[1-9]\\d*\\.\\d{6}");
    }
}
