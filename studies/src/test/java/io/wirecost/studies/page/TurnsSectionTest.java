package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.document.Document;
import io.wirecost.document.markdown.MarkdownRenderer;
import io.wirecost.studies.StudyRuns;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TurnsSectionTest {
    @Test
    void the_smaller_line_is_faster_below_a_bandwidth_that_follows_from_bytes_and_times() {
        StudyRuns runs = line(line(StudyRuns.sweep(1, 2), "small", 1000, 50_000), "quick", 2000, 10_000);

        assertThat(page(runs))
                .contains(
                        "| pair | kB | kB of the second | µs | µs of the second | the faster one |",
                        "| small and quick | 1.00 | 2.00 | 100 | 20.0 | small below 100 Mbit/s, quick above |");
    }

    @Test
    void a_line_that_is_smaller_and_takes_less_time_is_faster_at_any() {
        StudyRuns runs = line(line(StudyRuns.sweep(1, 2), "small", 1000, 10_000), "quick", 2000, 50_000);

        assertThat(page(runs)).contains("small is faster at any");
    }

    @Test
    void without_a_run_it_says_so() {
        assertThat(page(StudyRuns.of().size("small", 1).size("quick", 1)))
                .contains("The step " + StudyRuns.STEP + " was not measured.");
    }

    private static StudyRuns line(StudyRuns runs, String name, int bytes, double nanos) {
        double[] both = {nanos, nanos};
        return runs.size(name, bytes, bytes)
                .times(name, Operation.SERIALIZE, both, both, both)
                .times(name, Operation.DESERIALIZE, both, both, both);
    }

    private static String page(StudyRuns runs) {
        Document.Writer page = Document.writer();
        new TurnsSection("Turns", List.of(), StudyRuns.STEP, List.of(List.of("small", "quick")))
                .write(new StudyFindings(runs.figures(), List.of(), List.of(), Optional.empty()), page);
        return MarkdownRenderer.render(page.document());
    }
}
