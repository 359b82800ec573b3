package io.wirecost.report.advise;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.advice.Advice;
import io.wirecost.analysis.advice.AdviceQuestion;
import io.wirecost.analysis.advice.Adviser;
import io.wirecost.analysis.advice.BatchSettings;
import io.wirecost.analysis.cost.Presets;
import io.wirecost.analysis.cost.Traffic;
import io.wirecost.analysis.need.AddedFields;
import io.wirecost.analysis.need.Need;
import io.wirecost.core.InputException;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.SampleBatches;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AdviceDocumentTest {
    private static final TextStyle WIDE = new TextStyle(200, 1_000, false, false);

    @Test
    void with_little_traffic_it_says_to_stay_what_a_change_would_save_and_from_which_traffic_on() throws Exception {
        assertThat(text(1, BatchCompression.NONE, Need.PORTABLE))
                .contains("Stay with what you have: jackson-json with compression.type=none and linger.ms=5")
                .contains("That is not worth it at this traffic: a change has to save at least EUR 200. From ")
                .contains("messages a second on it is.");
    }

    @Test
    void with_much_traffic_it_says_which_setting_saves_how_much() throws Exception {
        assertThat(text(20_000, BatchCompression.NONE, Need.PORTABLE))
                .contains("Keep jackson-json, and set compression.type=zstd and linger.ms=20: that saves EUR ")
                .contains("% of the most that can be saved here, without a migration.");
    }

    @Test
    void after_one_round_nobody_says_whether_a_change_that_would_save_enough_is_worth_it() throws Exception {
        assertThat(text(oneRound(SampleBatches.full()), 200_000, BatchCompression.NONE, Need.PORTABLE))
                .contains(
                        "A change has to save at least EUR 200. Times of one round alone cannot say for certain that it does:"
                                + " measure with --profile quick.")
                .doesNotContain("That is not worth it");
    }

    private static Run oneRound(Run run) {
        return run.with(run.cells().stream()
                .map(cell -> cell.figures(Speed.class)
                        .map(speed -> Cell.measured(
                                cell.trial(), new Speed(speed.forks().subList(0, 1))))
                        .orElse(cell))
                .toList());
    }

    @Test
    void example_prices_are_called_examples() throws Exception {
        assertThat(text(1, BatchCompression.NONE, Need.PORTABLE))
                .contains("These are example prices, round numbers and nobody's offer.");
    }

    @Test
    void a_codec_that_falls_out_has_its_reason() throws Exception {
        assertThat(text(1, BatchCompression.NONE, Need.READABLE))
                .contains("who fell out: and why")
                .contains("readable: a binary form");
    }

    @Test
    void needs_that_nobody_meets_are_named_with_what_to_drop() throws Exception {
        assertThat(text(1, BatchCompression.NONE, Need.READABLE, Need.IN_PLACE))
                .contains("No codec of this run meets all needs: ")
                .containsPattern("Without .*, (1 codec is|\\d+ codecs are) left\\.")
                .doesNotContain("Migrate");
    }

    private static String text(double perSecond, BatchCompression compression, Need... needs) throws InputException {
        return text(SampleBatches.full(), perSecond, compression, needs);
    }

    private static String text(Run run, double perSecond, BatchCompression compression, Need... needs)
            throws InputException {
        AdviceQuestion question = new AdviceQuestion(
                Traffic.of(perSecond),
                Presets.SELF_RUN.billing(),
                Presets.SELF_RUN.prices(),
                Optional.empty(),
                new BatchSettings(compression, 5),
                1,
                AdviceQuestion.KAFKAS_LIMIT_BYTES,
                Set.of(needs),
                AddedFields.UNMEASURED);
        Advice advice = Adviser.advice(run, question);
        return TextRenderer.render(AdviceDocument.of(run, advice), WIDE).replaceAll("\\s+", " ");
    }
}
