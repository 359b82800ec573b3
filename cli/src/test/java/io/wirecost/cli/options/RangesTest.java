package io.wirecost.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.run.Experiment.Range;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RangesTest {
    @Test
    void a_range_has_one_number_two_or_one_between() throws Exception {
        assertThat(Ranges.parse("--message-size", "2k")).isEqualTo(new Range(2_048, 2_048));
        assertThat(Ranges.parse("--message-size", "1k..4k")).isEqualTo(new Range(1_024, 4_096));
        assertThat(Ranges.parse("--message-size", "480..984..4000")).isEqualTo(new Range(480, Optional.of(984), 4_000));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "4k..1k", "480..5k..4k", "1..2..3..4"})
    void what_does_not_rise_is_refused(String text) {
        assertThatThrownBy(() -> Ranges.parse("--message-size", text))
                .hasMessage("--message-size " + text
                        + ": expected a number above 0, or a rising range such as 12000..30000");
    }
}
