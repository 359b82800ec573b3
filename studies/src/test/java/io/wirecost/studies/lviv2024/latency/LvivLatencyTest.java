package io.wirecost.studies.lviv2024.latency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.run.Run;
import io.wirecost.document.markdown.MarkdownInk;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LvivLatencyTest {
    private final Run published = LatencyRuns.asPublished().noise(0).floor(0.1).run();

    @Test
    void each_format_has_its_ratio_beside_the_published_one_in_the_published_order() {
        String text = rendered(published, Optional.empty());

        assertThat(text.lines()
                        .filter(line -> line.matches("\\| .* \\| [ABC] \\| .*"))
                        .toList())
                .hasSize(14)
                .startsWith(
                        "| Avro | A | avro-generic | 5 | 25 | 24.5 µs | 6.30 | 6.30 to 6.30 | 6.30 | 63 % |",
                        "| Protocol Buffers | A | protobuf-java | 5 | 29 | 27.5 µs | 5.60 | 5.60 to 5.60 | 5.60 | 56 % |")
                .endsWith("| YAML | C | jackson-yaml | 5 | 181 | 174.2 µs | 0.88 | 0.88 to 0.88 | 0.88 | 9 % |");
    }

    @Test
    void the_floor_says_how_far_any_format_could_get() {
        assertThat(rendered(published, Optional.empty()))
                .contains(
                        "The floor, bytes of jackson-json that were encoded before and are never decoded: median 16 ms")
                .contains("A codec that costs nothing, with as many bytes, would be 10.00 times as fast as JSON.");
    }

    @Test
    void every_claim_has_its_rule_and_its_verdict() {
        String text = rendered(published, Optional.empty());

        assertThat(text.lines().filter(line -> line.startsWith("### ")).map(line -> line.substring(4, 6)))
                .containsExactly("1.", "2.", "3.", "4.", "5.", "6.", "7.", "8.", "24");
        assertThat(text.lines().filter(line -> line.startsWith("Rule: "))).hasSize(9);
        assertThat(text).contains("| 7. YAML is 13 % slower than JSON. | holds |\n");
        assertThat(text.lines().filter(line -> line.matches("- (holds|does not hold|cannot be told)\\. .*")))
                .hasSize(9);
    }

    @Test
    void threads_stand_beside_processes_where_there_is_such_a_run() {
        Run slower = LatencyRuns.asPublished().with("YAML", 2).inThreads().run();

        assertThat(rendered(published, Optional.of(slower)))
                .contains("## Services as threads of one process, as in the study")
                .contains("| 7. YAML is 13 % slower than JSON. | holds | does not hold |\n")
                .contains("- Processes: holds. Times: JSON / YAML 0.88")
                .contains("- Threads: does not hold. Times: JSON / YAML 0.50");
    }

    @Test
    void nothing_of_a_run_becomes_markup() {
        assertThat(rendered(published, Optional.empty()))
                .contains("Measured on CPU \\| \\<b\\>, 2 cores")
                .contains("- filter of B: type in \\[PAYMENT\\]\n");
    }

    @Test
    void a_run_without_json_is_refused_with_what_to_do() {
        Run run = LatencyRuns.asPublished().without("JSON").run();

        assertThatThrownBy(() -> rendered(run, Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(
                        "has no figure of jackson-json in the pipeline; measure it with --measure pipeline");
    }

    private static String rendered(Run processes, Optional<Run> threads) {
        return MarkdownInk.render(LvivLatency.of(processes, threads));
    }

    @Test
    void processes_do_not_pass_for_threads() {
        assertThatThrownBy(() -> rendered(published, Optional.of(published)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith(
                        "has its services as processes, expected threads; measure it with --services threads");
    }
}
