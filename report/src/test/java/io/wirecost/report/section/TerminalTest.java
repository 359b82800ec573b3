package io.wirecost.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.SampleInterop;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleSlices;
import io.wirecost.report.SampleSweeps;
import io.wirecost.report.SampleWitnesses;
import io.wirecost.report.model.ReportModels;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalTest {
    private static final TextStyle WIDE = new TextStyle(100, false);

    @Test
    void a_ranked_run_has_one_table_per_measure_with_ties_notes_and_reasons() throws Exception {
        assertRendered(Runs.ranked(), WIDE, "ranked.txt");
    }

    @Test
    void one_screen_has_a_line_for_each_codec_with_ties_and_ends_with_the_answer() throws Exception {
        assertGolden(summary(SampleRuns.full()), "summary.txt");
    }

    @Test
    void as_many_codecs_as_the_default_run_has_fit_on_one_screen() {
        assertThat(summary(SampleRuns.manyFormats()).lines())
                .hasSizeLessThanOrEqualTo(46)
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    }

    @Test
    void one_screen_of_a_run_without_single_messages_has_its_tables() {
        assertThat(summary(SampleRuns.pipelineOnly()))
                .isEqualTo(rendered(SampleRuns.pipelineOnly(), WIDE))
                .contains("\npipeline: ");
    }

    @Test
    void interop_has_a_line_for_each_format_and_what_was_not_simply_right() throws Exception {
        assertGolden(summary(SampleInterop.alone()), "interop-summary.txt");
    }

    @Test
    void interop_has_a_table_for_each_format_and_the_codecs_whose_bytes_are_equal() throws Exception {
        assertRendered(SampleInterop.alone(), WIDE, "interop.txt");
    }

    @Test
    void beside_sizes_and_times_interop_stands_on_the_same_screen() {
        assertThat(summary(SampleInterop.beside())).contains("\noverview: ").contains("\ninterop: ");
    }

    @Test
    void a_narrow_terminal_gets_fewer_columns_and_wrapped_lines() throws Exception {
        assertRendered(Runs.ranked(), new TextStyle(70, false), "ranked-narrow.txt");
        assertThat(rendered(Runs.ranked(), new TextStyle(70, false)).lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(70));
    }

    @Test
    void a_smoke_run_is_marked_and_its_times_have_no_ranks() throws Exception {
        assertRendered(Runs.smoke(), WIDE, "smoke.txt");
    }

    @Test
    void the_pipeline_has_its_table_with_the_floor_and_the_settings() throws Exception {
        assertRendered(SampleRuns.pipelineOnly(), new TextStyle(110, false), "pipeline.txt");
    }

    @Test
    void over_links_the_pipeline_is_shown_for_the_fastest_and_says_so() {
        assertThat(rendered(SampleRuns.overLinks(), new TextStyle(110, false)))
                .contains("\npipeline over 1gbit: per message, from A's first to C's last; ratio to jackson-json\n")
                .contains(
                        "\npipeline@read=in-place over 1gbit: B reads its two fields in place; ratio to jackson-json\n")
                .contains("floor: jackson-json")
                .contains("10mbit · 1gbit: a relay between each service")
                .doesNotContain("link=10mbit");
    }

    @Test
    void a_sweep_has_a_time_for_every_link_the_crossings_and_the_models_errors() {
        String report = rendered(SampleSweeps.sixFormats(), new TextStyle(110, false));

        assertThat(report)
                .containsPattern("\ncodec +10mbit +50mbit +100mbit +1gbit +unlimited\n")
                .containsPattern("\navro-generic +\\S+ [mµ]s( +\\S+ [mµ]s){4}\n")
                .contains("\nahead of jackson-json, or behind\n")
                .containsPattern("\navro-generic +ahead at 10mbit.* +ahead below ")
                .contains("The model was fitted on the floor and on jackson-json alone; on the other 25 cells");
    }

    @Test
    void a_run_with_sizes_and_times_says_what_a_single_message_takes_over_a_link() {
        assertThat(rendered(SampleSweeps.sixFormats(), new TextStyle(140, false)))
                .contains("\none message, one hop: without Kafka; against jackson-json\n")
                .containsPattern("\navro-generic +\\S+ [mµ]s( +\\S+ [mµ]s){4} +ahead below 3\\d\\d Mbit/s \\(.*\\)\n")
                .contains("A round trip is two of these.");
    }

    @Test
    void without_a_model_a_sweep_says_why() {
        assertThat(rendered(SampleRuns.overLinks(), new TextStyle(200, false)))
                .contains("There is no prediction: no codec has its sizes")
                .containsPattern("\ncapnproto +.* +no prediction\n");
    }

    @Test
    void the_pipeline_has_ties_and_bytes_as_sent_and_the_variant_that_reads_in_place() {
        String report = rendered(SampleRuns.full(), new TextStyle(110, false));

        assertThat(report)
                .containsPattern("\nrank +codec +time +95% +ratio +bytes +ratio +sent +ratio +messages +a set .*\n")
                .containsPattern("\n1= +avro-generic +\\S+ µs +±\\S+ +0\\.\\d\\d× +900 +0\\.50× +909 +0\\.50× ")
                .containsPattern("\n +floor: jackson-json ")
                .contains("\npipeline@read=in-place: B reads its two fields in place; ratio to jackson-json\n")
                .contains("service B ended with signal 9 after 8,120 of 12,000 messages");
        assertThat(rendered(SampleRuns.full(), new TextStyle(60, false)).lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(75));
    }

    @Test
    void where_it_is_narrow_the_pipeline_keeps_the_bytes_as_they_were_sent() {
        assertThat(rendered(SampleRuns.full(), new TextStyle(60, false)))
                .containsPattern("\nrank +codec +time +95% +ratio +sent +ratio\n");
    }

    @Test
    void own_records_are_told_as_they_are_and_compressed_figures_that_they_flatter_are_marked() {
        assertThat(rendered(SampleRuns.ownRecords(), new TextStyle(2_000, false)))
                .contains("message size: 1,893 to 6,850 bytes as JSON, as the records are;")
                .contains("different messages: 100, the same in every set, sent in turn;")
                .containsPattern("\n1 +avro-generic \\[1] +\\S+ µs ")
                .containsPattern("\n2 +jackson-json +\\S+ µs ")
                .containsPattern("\n +floor: avro-generic \\[1] ")
                .containsPattern("\navro-generic \\[1] +\\S+ [mµ]s +\\S+ µs\n")
                .contains("\n[1] compressed batches can hold the same record several times, since only 100 differ");
    }

    @Test
    void at_a_rate_there_are_latencies_with_their_ranks_and_how_many_sets_were_sustained() throws Exception {
        assertRendered(SampleRuns.atRate(), new TextStyle(110, false), "rate.txt");
    }

    @Test
    void a_search_has_the_rates_that_are_sustained_with_ties_and_says_where_there_is_none() throws Exception {
        assertRendered(SampleRuns.maxRate(), new TextStyle(110, false), "max-rate.txt");
    }

    @Test
    void on_a_quiet_machine_one_sentence_says_how_many_forks_were_measured_again() throws Exception {
        assertRendered(SampleWitnesses.quiet(), new TextStyle(110, false), "quiet.txt");
    }

    @Test
    void a_busy_machine_a_cold_fork_a_wide_interval_and_another_clock_are_told_where_they_matter() throws Exception {
        assertRendered(SampleWitnesses.restless(), new TextStyle(110, false), "restless.txt");
    }

    @Test
    void workers_that_took_turns_have_the_intervals_of_their_ratios_and_a_legend_that_says_so() throws Exception {
        assertRendered(SampleSlices.agreeing(), new TextStyle(110, false), "slices.txt");
    }

    @Test
    void one_screen_says_what_the_intervals_beside_round_trips_are() {
        assertThat(summary(SampleSlices.agreeing()))
                .contains("\n95%: how far the 95 % interval of the round trip's ratio reaches above the ratio.\n");
    }

    @Test
    void one_block_is_marked_and_not_ranked() {
        String text = rendered(SampleRuns.smoke(), WIDE);

        assertThat(text)
                .contains(
                        "SMOKE RUN: one fork per speed trial, one block per codec in the pipeline; times are not ranked")
                .contains("\nSMOKE: too few blocks, not ranked\n")
                .containsPattern("\ncodec +time +ratio +bytes +ratio +sent +ratio +messages +a set\njackson-json ");
        assertThat(text.substring(text.indexOf("\nserialize:"))).doesNotContain("rank ");
    }

    @Test
    void sizes_of_a_smoke_run_are_ranked_and_without_times_nothing_says_smoke() {
        Run smoke = Runs.smoke();
        Run sizesOnly = smoke.with(smoke.cells().stream()
                .filter(cell -> cell.figures(Sizes.class).isPresent())
                .toList());

        assertThat(rendered(smoke, WIDE)).containsPattern("size: .*\n.*\n1 +avro-generic ");
        assertThat(rendered(sizesOnly, WIDE))
                .containsPattern("\n1 +avro-generic ")
                .contains("nothing timed, started")
                .doesNotContain("SMOKE", "not ranked");
    }

    @Test
    void nothing_in_a_run_can_steer_the_terminal() throws Exception {
        assertRendered(Runs.hostile(), WIDE, "hostile.txt");
        assertThat(rendered(Runs.hostile(), WIDE).codePoints().filter(Character::isISOControl))
                .containsOnly((int) '\n');
        assertThat(rendered(SampleRuns.hostile(), WIDE).codePoints().filter(Character::isISOControl))
                .containsOnly((int) '\n');
    }

    @Test
    void colour_adds_escape_sequences_and_changes_nothing_else() {
        String coloured = rendered(Runs.ranked(), new TextStyle(100, true));
        assertThat(coloured).contains("\u001b[1mrank").isNotEqualTo(plain());
        assertThat(coloured.replaceAll("\u001b\\[[012]m", "")).isEqualTo(plain());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ar-EG-u-nu-arab", "de-DE", "hi-IN-u-nu-deva", "tr-TR"})
    void figures_are_the_same_in_every_locale(String locale) {
        String expected = plain();
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag(locale));
        try {
            assertThat(plain()).isEqualTo(expected);
        } finally {
            Locale.setDefault(before);
        }
    }

    private static String plain() {
        return rendered(Runs.ranked(), WIDE);
    }

    private static String rendered(Run run, TextStyle style) {
        return TextRenderer.render(RunDocument.tables(ReportModels.of(run, List.of())), style);
    }

    private static String summary(Run run) {
        return TextRenderer.render(RunDocument.summary(ReportModels.of(run, List.of())), WIDE);
    }

    private static void assertRendered(Run run, TextStyle style, String golden) throws IOException {
        assertGolden(rendered(run, style), golden);
    }

    private static void assertGolden(String text, String golden) throws IOException {
        try (InputStream expected = TerminalTest.class.getResourceAsStream(golden)) {
            assertThat(text).isEqualTo(new String(expected.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
