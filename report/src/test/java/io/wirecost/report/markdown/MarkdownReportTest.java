package io.wirecost.report.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.report.Form;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleSweeps;
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
                .contains("**SMOKE RUN: too few forks to rank times.**")
                .contains("\n\n| rank | codec | mean |", "\n\n| codec | time | allocated bytes | ratio |")
                .doesNotContain("| - |");
    }

    @Test
    void over_links_the_pipeline_is_shown_for_the_fastest_and_says_so() {
        assertThat(Form.MARKDOWN.render(SampleRuns.overLinks(), List.of()))
                .contains("## pipeline\\@link=1gbit\n")
                .contains("### pipeline\\@read=in-place\\@link=1gbit\n")
                .contains("Fastest through the three services over 1gbit: capnproto")
                .contains("the floor: bytes of jackson-json");
    }

    @Test
    void the_pipeline_has_its_settings_times_floor_variant_and_costs() {
        String report = Form.MARKDOWN.render(SampleRuns.full(), List.of());

        assertThat(report)
                .contains("## pipeline\n\n- services: A, B and C are processes of their own\n")
                .contains("- control round trip: 1.50 ms; half of one is in the time of each set\n")
                .containsPattern(
                        "\\| 1= \\| avro-generic \\| 1\\.\\d+ s \\| .* \\| 0\\.7\\d× \\| .* \\| 900 \\| 0\\.50× \\| 909 \\|")
                .contains("|  | the floor: bytes of jackson-json |")
                .contains("### pipeline\\@read=in-place\n\nB reads the two fields")
                .contains("| codec | what | serialize | produce | consume | deserialize | filter | check | rest of the"
                        + " services | broker |")
                .contains("| a time | a bytes |");
    }

    @Test
    void compressed_figures_that_repeated_records_flatter_are_marked_and_the_mark_is_explained() {
        assertThat(Form.MARKDOWN.render(SampleRuns.ownRecords(), List.of()))
                .contains("- different messages: 100, the same in every set, sent in turn\n")
                .contains("| 1 | avro-generic ‡ |", "| 2 | jackson-json |", "the floor: bytes of avro-generic ‡ |")
                .contains("\n| avro-generic ‡ | ")
                .contains("\n\n‡ compressed batches can hold the same record several times, since only 100 differ");
        assertThat(Form.MARKDOWN.render(SampleRuns.full(), List.of())).doesNotContain("‡");
    }

    @Test
    void at_a_rate_there_is_a_table_of_latencies_for_each_way_of_reading() {
        assertThat(Form.MARKDOWN.render(SampleRuns.atRate(), List.of()))
                .contains("## At a rate\n")
                .contains(
                        "- rate: 5,000 messages per second, for 2 seconds a set; sustained while 99 % of the messages")
                .contains("clocks are off by no more than 40.0 ns.")
                .containsPattern("beside the run's median block; 0\\.9\\d× to 1\\.\\d\\d×\\.")
                .contains("### pipeline\\@rate=5000\n\n| rank | codec | messages/s |")
                .containsPattern(
                        "\\| 1= \\| avro-generic \\| 5,000/s \\| 3 of 3 sets \\| 1\\.\\d\\d× \\| [\\d.]+ ms \\|")
                .containsPattern("\\| 3 \\| capnproto \\| 5,000/s \\| 0 of 3 sets \\|")
                .contains("### pipeline\\@read=in-place\\@rate=5000\n")
                .contains("### pipeline\\@decode=never\\@rate=5000\n");
    }

    @Test
    void a_search_has_the_rates_that_are_sustained_and_says_where_there_is_none() {
        assertThat(Form.MARKDOWN.render(SampleRuns.maxRate(), List.of()))
                .containsPattern(
                        "\\| 1 \\| avro-generic \\| 8,\\d{3}/s \\| 8,\\d{3}/s to 9,\\d{3}/s \\| 6 of 12 sets \\|")
                .contains("| - | capnproto | none | - | 0 of 9 sets | 1.00× | - | - | - | - | - | - |");
    }

    @Test
    void a_run_with_sizes_and_times_says_what_a_single_message_takes_over_a_link() {
        assertThat(Form.MARKDOWN.render(SampleSweeps.sixFormats(), List.of()))
                .contains("## one message, one hop\n")
                .contains("| codec | 10mbit | 50mbit | 100mbit | 1gbit | unlimited | against |")
                .containsPattern("\\| avro-generic \\| .* \\| ahead below 3\\d\\d Mbit/s \\(.*\\) \\|");
    }

    @Test
    void a_sweep_has_what_was_measured_beside_what_is_predicted_and_the_crossings() {
        assertThat(Form.MARKDOWN.render(SampleSweeps.sixFormats(), List.of()))
                .contains("## time against bandwidth\n")
                .contains("| codec | 10mbit | 50mbit | 100mbit | 1gbit | unlimited |\n")
                .containsPattern("\n\\| avro-generic \\| \\S+ [mµ]s \\(\\S+ [mµ]s, [+−±]\\S+%\\) \\|")
                .contains("### Ahead of jackson-json, or behind\n")
                .containsPattern("\n\\| avro-generic \\| - \\| ahead at 10mbit.* \\| ahead ");
    }

    @Test
    void one_block_is_marked_and_a_run_of_nothing_else_has_nothing_else() {
        assertThat(Form.MARKDOWN.render(SampleRuns.smoke(), List.of()))
                .contains("**SMOKE: too few blocks to rank anything.**");
        assertThat(Form.MARKDOWN.render(SampleRuns.pipelineOnly(), List.of()))
                .doesNotContain("SMOKE", "## size", "## serialize")
                .contains("profile smoke, 3 blocks per codec, started");
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
