package io.wirecost.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.form.OutputForm;
import io.wirecost.report.RunReport;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleSweeps;
import io.wirecost.report.SampleWitnesses;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownTest {
    @Test
    void a_full_run_has_findings_tables_reasons_and_the_command() {
        String report = RunReport.render(OutputForm.MARKDOWN, SampleRuns.full(), List.of());

        assertThat(report)
                .startsWith("# transactions\n\n20 records, seed 7, schema 0123456789ab.\n\nmessages of 500 to ")
                .contains("## The answer\n\n- Against jackson-json, no portable")
                .contains("## size\n\nBytes per message; ratio to jackson-json.\n\n| rank | codec | format | mean |")
                .contains("| 1 | avro-generic | Avro |")
                .contains("| jaxb | refused | size, serialize, deserialize | XML 1.0 cannot hold this character |")
                .contains("-0.0 comes back as 0.0")
                .endsWith("The same again:\n\n```\n./wirecost run --codec 'jackson-*,protobuf-java'\n```\n");
    }

    @Test
    void what_was_noted_beside_the_forks_stands_in_head_and_appendix() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, SampleWitnesses.restless(), List.of()))
                .contains("1 of 12 forks was measured again: the machine was busy")
                .contains("**BUSY MACHINE: The machine's speed varied by ±9.0% from fork to fork")
                .contains("--profile thorough")
                .contains("## serialize\n\nProcessor time (avro-generic: time on the wall) per message; ratio to")
                .contains("- compilers: busy for at most 1.2 % of the measured slots (avro-generic, serialize)")
                .contains("- warm-up: 0.6 to 2.0 s of processor time; 2 of 24 ended at their time limit");
    }

    @Test
    void a_smoke_run_is_marked_and_not_ranked() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, SampleRuns.smoke(), List.of()))
                .contains(
                        "**SMOKE RUN: one fork per speed trial, one block per codec in the pipeline; times are not ranked**")
                .contains("\n\n| rank | codec | format | mean |", "\n\n| codec | time | ratio | allocated B |")
                .doesNotContain("| - |");
    }

    @Test
    void over_links_the_pipeline_is_shown_for_the_fastest_and_says_so() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, SampleRuns.overLinks(), List.of()))
                .contains("## pipeline over 1gbit\n")
                .contains("### pipeline\\@read=in-place over 1gbit\n")
                .contains("Through the three services over 1gbit, against jackson-json (")
                .contains("|  | floor: jackson-json |");
    }

    @Test
    void the_pipeline_has_its_settings_times_floor_variant_and_costs() {
        String report = RunReport.render(OutputForm.MARKDOWN, SampleRuns.full(), List.of());

        assertThat(report)
                .contains("## pipeline\n\nPer message, from A's first to C's last; ratio to jackson-json.\n")
                .contains("\n- services: A, B and C are processes of their own\n")
                .containsPattern(
                        "\\| 1= \\| avro-generic \\| \\S+ µs \\| ±\\S+% \\| 0\\.7\\d× \\| 900 \\| 0\\.50× \\| 909 \\|")
                .contains("|  | floor: jackson-json |")
                .contains("### pipeline\\@read=in-place\n\nB reads its two fields")
                .contains("| codec | what | serialize | produce | consume | deserialize | filter | check | rest of the"
                        + " services | broker |")
                .contains("| a time | b time | c time | broker time | a bytes |");
    }

    @Test
    void compressed_figures_that_repeated_records_flatter_are_marked_and_the_mark_is_explained() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, SampleRuns.ownRecords(), List.of()))
                .contains("- different messages: 100, the same in every set, sent in turn\n")
                .contains("| 1 | avro-generic \\[1\\] |", "| 2 | jackson-json |", "| floor: avro-generic \\[1\\] |")
                .contains("\n| avro-generic \\[1\\] | ")
                .contains(
                        "\n\n\\[1\\] compressed batches can hold the same record several times, since only 100 differ");
        assertThat(RunReport.render(OutputForm.MARKDOWN, SampleRuns.full(), List.of()))
                .doesNotContain("compressed batches");
    }

    @Test
    void at_a_rate_there_is_a_table_of_latencies_for_each_way_of_reading() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, SampleRuns.atRate(), List.of()))
                .contains("## pipeline\\@rate=5000\n\nLatency, from when a message should have been sent")
                .contains(
                        "- rate: 5,000 messages per second, for 2 seconds a set; sustained while 99 % of the messages")
                .contains("The clocks of A and C differ by no more than 40.0 ns.")
                .containsPattern("divided by the median of the run. It was 0\\.9\\d× to 1\\.\\d\\d×\\.\n")
                .contains("\n\n| rank | codec | p50 | p90 | p99 | 95% |")
                .containsPattern("\\| 1= \\| avro-generic \\| [\\d.]+ ms \\| .* \\| 1\\.\\d\\d× \\| 3 of 3 \\|")
                .containsPattern("\\| 3 \\| capnproto \\| .* \\| 0 of 3 \\|")
                .contains("## pipeline\\@read=in-place\\@rate=5000\n")
                .containsPattern("\\|  \\| floor: jackson-json \\| .* \\| 3 of 3 \\|");
    }

    @Test
    void a_search_has_the_rates_that_are_sustained_and_says_where_there_is_none() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, SampleRuns.maxRate(), List.of()))
                .containsPattern(
                        "\\| 1 \\| avro-generic \\| 8,\\d{3}/s \\| .* \\| 6 of 12 \\| 8,\\d{3}/s to 9,\\d{3}/s \\|")
                .contains("| - | capnproto | none | - | - | - | - | 1.00× | 0 of 9 | - |");
    }

    @Test
    void a_run_with_sizes_and_times_says_what_a_single_message_takes_over_a_link() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, SampleSweeps.sixFormats(), List.of()))
                .contains("## one message, one hop\n")
                .contains("| codec | 10mbit | 50mbit | 100mbit | 1gbit | unlimited | against |")
                .containsPattern("\\| avro-generic \\| .* \\| ahead below 3\\d\\d Mbit/s \\(.*\\) \\|");
    }

    @Test
    void a_sweep_has_what_was_measured_beside_what_is_predicted_and_the_crossings() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, SampleSweeps.sixFormats(), List.of()))
                .contains("## time against bandwidth\n")
                .contains("| codec | 10mbit | 50mbit | 100mbit | 1gbit | unlimited |\n")
                .containsPattern("\n\\| avro-generic \\| \\S+ [mµ]s \\([+−±]\\S+%\\) \\|")
                .contains("### ahead of jackson-json, or behind\n")
                .containsPattern("\n\\| avro-generic \\| ahead at 10mbit.* \\| ahead ");
    }

    @Test
    void one_block_is_marked_and_a_run_of_nothing_else_has_nothing_else() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, SampleRuns.smoke(), List.of()))
                .contains("**SMOKE: too few blocks, not ranked**");
        assertThat(RunReport.render(OutputForm.MARKDOWN, SampleRuns.pipelineOnly(), List.of()))
                .doesNotContain("SMOKE", "## size", "## serialize")
                .contains("profile smoke, 3 blocks per codec, started");
    }

    @Test
    void nothing_in_a_run_becomes_markup() {
        String report = RunReport.render(OutputForm.MARKDOWN, SampleRuns.hostile(), List.of());
        String outsideOfCode = report.substring(0, report.indexOf("```"));

        assertThat(outsideOfCode)
                .contains("\\</script\\>\\</style\\>\\<img src=x onerror=\"window.pwned=1\"\\>")
                .contains("\\[a\\](javascript:pwned) \\| \\`b\\` \\*c\\*");
        assertThat(report.lines().filter(line -> line.startsWith("=1"))).isEmpty();
    }
}
