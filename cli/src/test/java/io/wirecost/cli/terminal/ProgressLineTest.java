package io.wirecost.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.settling.Open;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.run.RunStep;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private final StringWriter text = new StringWriter();
    private final ProgressLine progress =
            ProgressLine.on(new PrintWriter(text), Terminal.none(Map.of("COLUMNS", "100")));

    @Test
    void each_size_is_shown_as_soon_as_its_codec_is_proven() {
        progress.decided(Cell.measured(trial("a", new Task.Size()), new Sizes(List.of(List.of(3000, 3500)))));

        assertThat(text.toString().lines()).containsExactly("jvm/a returned every record: 3,250 bytes per message");
    }

    @Test
    void a_further_round_says_what_it_is_waiting_for() {
        progress.started(fork(2));
        progress.settling(List.of(
                new Open(time("a"), 0.12, Open.Reason.RANK, 5), new Open(time("b"), 0.22, Open.Reason.WIDE, 5)));
        progress.started(fork(3));

        assertThat(text.toString())
                .contains("measuring, round 3")
                .contains("settling 2 times (jvm/b/serialize ±22 %), round 4");
    }

    private static RunStep fork(int round) {
        return new RunStep(RunStep.StepKind.PASS, "subject", List.of(), round, Duration.ofSeconds(3));
    }

    private static Trial time(String codec) {
        return trial(codec, new Task.Time(Operation.SERIALIZE));
    }

    private static Trial trial(String codec, Task task) {
        return new Trial("w", Variant.jvm(codec), task);
    }
}
