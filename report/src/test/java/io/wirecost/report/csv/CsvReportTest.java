package io.wirecost.report.csv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.report.Form;
import io.wirecost.report.SampleBatches;
import io.wirecost.report.SampleParameters;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleSlices;
import io.wirecost.report.SampleSweeps;
import io.wirecost.report.SampleWitnesses;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CsvReportTest {
    @Test
    void there_is_one_line_per_figure_and_per_trial_without_one() {
        List<String> lines =
                Form.CSV.render(SampleRuns.full(), List.of()).lines().toList();

        assertThat(lines.get(0)).startsWith("operation,codec,format,layout,family,library,status,rank,unit,centre,");
        // Three codecs with size and three times, four staged ones with size and eight; eight lines of the pipeline
        // with 15 sets each; five trials without a figure.
        assertThat(lines).hasSize(1 + 3 * 4 + 4 * 9 + 8 * (1 + 15) + 5);
        assertThat(lines)
                .anyMatch(
                        line -> line.startsWith(
                                "size,jaxb,XML,,text,org.example:jaxb 1.0,refused,,,,,,,,,,,,,,,,,,XML 1.0 cannot hold this character,"));
        int columns = lines.get(0).split(",", -1).length;
        assertThat(lines.stream().filter(line -> !line.contains("\"")))
                .allSatisfy(line -> assertThat(line.split(",", -1)).hasSize(columns));
    }

    @Test
    void a_sweep_over_a_parameter_has_a_line_for_each_value_and_one_for_the_slope() {
        List<String> sizes = Form.CSV
                .render(SampleParameters.swept(), List.of())
                .lines()
                .filter(line -> line.startsWith("size@professors") && line.contains(",jackson-json,"))
                .toList();

        assertThat(sizes).hasSize(6);
        assertThat(sizes.get(0))
                .startsWith("size@professors=10,jackson-json,JSON,")
                .contains(",measured,,bytes,");
        assertThat(sizes.get(5))
                .startsWith("size@professors,jackson-json,JSON,")
                .contains(",slope,,bytes,");
    }

    @Test
    void compressed_batches_have_lines_for_bytes_and_both_times() {
        List<String> lines = Form.CSV
                .render(SampleBatches.full(), List.of())
                .lines()
                .filter(line -> line.startsWith("compression@") && line.contains(",jackson-json,"))
                .toList();

        assertThat(lines).hasSize(5 * 4 * 3 + 1);
        assertThat(lines)
                .anyMatch(line -> line.startsWith("compression@zstd@depth=100,jackson-json,JSON,")
                        && line.contains(",measured,,bytes,41.6,"))
                .anyMatch(line ->
                        line.startsWith("compression@zstd@depth=100@write,jackson-json,") && line.contains(",ns,3100,"))
                .anyMatch(line -> line.startsWith("compression@dictionary=4096,jackson-json,"));
    }

    @Test
    void a_run_without_a_pipeline_has_no_column_of_it() {
        assertThat(Form.CSV
                        .render(SampleRuns.tied(), List.of())
                        .lines()
                        .findFirst()
                        .orElseThrow())
                .endsWith(",max,reason,clock,wall_ns,fork_notes");
    }

    @Test
    void ratios_of_workers_that_took_turns_have_the_ends_of_their_intervals() {
        List<String> lines =
                Form.CSV.render(SampleSlices.agreeing(), List.of()).lines().toList();
        List<String> titles = Arrays.asList(lines.get(0).split(",", -1));

        assertThat(lines.get(0)).endsWith(",clock,wall_ns,fork_notes,ratio_low_95,ratio_high_95");
        for (String operation : List.of("serialize", "deserialize", "round-trip")) {
            List<Double> ratio = lines.stream()
                    .filter(line -> line.startsWith(operation + ",avro-generic,"))
                    .map(line -> line.split(",", -1))
                    .flatMap(fields -> Stream.of("ratio_low_95", "ratio", "ratio_high_95")
                            .map(title -> Double.valueOf(fields[titles.indexOf(title)])))
                    .toList();
            assertThat(ratio).hasSize(3).isSorted().doesNotHaveDuplicates();
        }
        assertThat(lines).anyMatch(line -> line.startsWith("serialize,jackson-json,") && line.endsWith(",,"));
    }

    @Test
    void every_set_of_the_pipeline_has_a_line_and_each_codec_a_summary() {
        List<String> lines =
                Form.CSV.render(SampleRuns.full(), List.of()).lines().toList();
        List<String> titles = Arrays.asList(lines.get(0).split(",", -1));
        List<List<String>> avro = lines.stream()
                .filter(line -> line.startsWith("pipeline,avro-generic,"))
                .map(line -> Arrays.asList(line.split(",", -1)))
                .toList();

        assertThat(titles).doesNotHaveDuplicates();
        assertThat(avro).hasSize(16);
        List<String> summary = avro.get(0);
        assertThat(summary.get(titles.indexOf("blocks"))).isEqualTo("5");
        assertThat(summary.get(titles.indexOf("sent_bytes_per_message"))).isEqualTo("909");
        assertThat(summary.get(titles.indexOf("bytes_ratio"))).isEqualTo("0.5");
        assertThat(summary.get(titles.indexOf("block_ratio"))).startsWith("0.7");
        assertThat(summary.get(titles.indexOf("process_b_cpu_ns_per_message"))).isEqualTo("30200");
        assertThat(summary.get(titles.indexOf("elapsed_ns"))).isEmpty();
        List<String> set = avro.get(1);
        assertThat(set.get(titles.indexOf("status"))).isEqualTo("set");
        assertThat(set.get(titles.indexOf("messages"))).isEqualTo("12000");
        assertThat(set.get(titles.indexOf("forwarded"))).isEqualTo("6000");
        assertThat(Long.parseLong(set.get(titles.indexOf("elapsed_ns")))).isPositive();
    }

    @Test
    void a_time_has_its_clock_the_time_on_the_wall_and_what_is_to_be_known_behind_all_other_columns() {
        List<String> lines =
                Form.CSV.render(SampleWitnesses.restless(), List.of()).lines().toList();

        assertThat(lines.get(0)).endsWith(",max,reason,clock,wall_ns,fork_notes");
        assertThat(lines)
                .anyMatch(line -> line.startsWith("serialize,avro-generic,")
                        && line.contains(",time on the wall,")
                        && line.endsWith(",\"time on the wall, where the others have processor time\""))
                .anyMatch(line -> line.startsWith("serialize,jackson-cbor,")
                        && line.matches(".*,processor time,[0-9.]+,serialize was not warm in 1 of 3 forks: .*"))
                .anyMatch(line -> line.startsWith("size,") && line.endsWith(",,,"));
    }

    @Test
    void lines_that_repeated_records_flatter_have_a_note() {
        List<List<String>> lines = Form.CSV
                .render(SampleRuns.ownRecords(), List.of())
                .lines()
                .map(line ->
                        Arrays.asList(line.replaceAll("\"[^\"]*\"", "quoted").split(",", -1)))
                .toList();

        assertThat(lines.get(0)).endsWith("note").doesNotHaveDuplicates();
        assertThat(lines).allSatisfy(line -> assertThat(line).hasSameSizeAs(lines.get(0)));
        int note = lines.get(0).size() - 1;
        assertThat(lines.stream().filter(line -> line.get(1).equals("avro-generic")))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line.get(note)).isEqualTo("quoted"));
        assertThat(lines.stream().filter(line -> line.get(1).equals("jackson-json")))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line.get(note)).isEmpty());
    }

    @Test
    void what_was_sent_at_a_rate_has_its_rate_and_its_latencies() {
        List<List<String>> lines = Form.CSV
                .render(SampleRuns.maxRate(), List.of())
                .lines()
                .map(line -> Arrays.asList(line.split(",", -1)))
                .toList();
        List<String> titles = lines.get(0);
        List<String> avro = lines.stream()
                .filter(line -> line.get(1).equals("avro-generic"))
                .findFirst()
                .orElseThrow();

        assertThat(titles).doesNotHaveDuplicates();
        assertThat(lines).hasSize(1 + 5).allSatisfy(line -> assertThat(line).hasSameSizeAs(titles));
        assertThat(avro.get(0)).isEqualTo("pipeline@rate=max");
        assertThat(avro.get(titles.indexOf("unit"))).isEqualTo("messages/s");
        assertThat(avro.get(titles.indexOf("rank"))).isEqualTo("1");
        assertThat(Double.parseDouble(avro.get(titles.indexOf("centre")))).isBetween(8_000.0, 9_500.0);
        assertThat(avro.get(titles.indexOf("sets"))).isEqualTo("12");
        assertThat(avro.get(titles.indexOf("clock_error_ns"))).isEqualTo("40");
        assertThat(Long.parseLong(avro.get(titles.indexOf("p99_ns"))))
                .isLessThanOrEqualTo(Long.parseLong(avro.get(titles.indexOf("max_ns"))));
    }

    @Test
    void a_sweep_has_a_line_per_codec_and_link_with_its_prediction() {
        List<String> lines =
                Form.CSV.render(SampleSweeps.sixFormats(), List.of()).lines().toList();
        List<String> titles = Arrays.asList(lines.get(0).split(",", -1));
        List<List<String>> avro = lines.stream()
                .filter(line -> line.startsWith("bandwidth,avro-generic,"))
                .map(line -> Arrays.asList(line.split(",", -1)))
                .toList();

        assertThat(titles).doesNotHaveDuplicates();
        assertThat(avro)
                .extracting(line -> line.get(titles.indexOf("link")))
                .containsExactly("10mbit", "50mbit", "100mbit", "1gbit", "unlimited");
        List<String> slowest = avro.get(0);
        assertThat(slowest.get(titles.indexOf("link_bits_per_s"))).isEqualTo("10000000");
        double measured = Double.parseDouble(slowest.get(titles.indexOf("centre")));
        double predicted = Double.parseDouble(slowest.get(titles.indexOf("predicted")));
        assertThat(Double.parseDouble(slowest.get(titles.indexOf("prediction_error"))))
                .isCloseTo(predicted / measured - 1, within(1e-9));
        assertThat(avro.get(4).get(titles.indexOf("link_bits_per_s"))).isEmpty();
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
