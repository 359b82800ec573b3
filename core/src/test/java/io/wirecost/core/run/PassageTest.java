package io.wirecost.core.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Passage.Pace;
import io.wirecost.core.run.Passage.Reading;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PassageTest {
    @Test
    void the_plain_way_has_no_settings() {
        assertThat(Passage.PLAIN.label()).isEqualTo("pipeline");
        assertThat(Task.of("pipeline", Map.of())).contains(Passage.PLAIN);
        assertThat(Passage.of(Reading.IN_PLACE).label()).isEqualTo("pipeline@read=in-place");
        assertThat(Passage.of(Reading.NEVER).label()).isEqualTo("pipeline@decode=never");
    }

    @Test
    void link_and_rate_are_settings_and_come_back_from_them() {
        Passage passage =
                new Passage(Reading.IN_PLACE, Link.parse("10mbit,5ms"), Optional.of(new Pace(Optional.of(5_000L))));

        assertThat(passage.label()).isEqualTo("pipeline@read=in-place@link=10mbit,5ms@rate=5000");
        assertThat(Task.of("pipeline", passage.settings())).contains(passage);
        assertThat(Passage.PLAIN.at(Pace.HIGHEST).label()).isEqualTo("pipeline@rate=max");
        assertThat(Task.of("pipeline", Map.of("rate", "max"))).contains(Passage.PLAIN.at(Pace.HIGHEST));
    }

    @ParameterizedTest
    @CsvSource({
        "link, unlimited",
        "link, 10000kbit",
        "link, fast",
        "rate, 0x10",
        "rate, 007",
        "read, backwards",
        "decode, in-place",
        "colour, red",
        "'', ''"
    })
    void an_unknown_setting_and_one_that_is_written_otherwise_are_none(String key, String value) {
        assertThat(Task.of("pipeline", Map.of(key, value))).isEmpty();
    }
}
