package io.wirecost.core.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Passage.Pace;
import io.wirecost.core.run.Passage.Reading;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PassageTest {
    @Test
    void the_plain_way_has_the_plain_name() {
        assertThat(Passage.PLAIN.operation()).isEqualTo(Trial.PIPELINE);
        assertThat(Passage.parse(Trial.PIPELINE)).contains(Passage.PLAIN);
        assertThat(Passage.of(Reading.IN_PLACE).operation()).isEqualTo(Trial.PIPELINE_IN_PLACE);
        assertThat(Passage.of(Reading.NEVER).operation()).isEqualTo(Trial.PIPELINE_FLOOR);
    }

    @Test
    void link_and_rate_are_in_the_name_and_come_back_from_it() {
        Passage passage =
                new Passage(Reading.IN_PLACE, Link.parse("10mbit,5ms"), Optional.of(new Pace(Optional.of(5_000L))));

        assertThat(passage.operation()).isEqualTo("pipeline@read=in-place@link=10mbit,5ms@rate=5000");
        assertThat(Passage.parse(passage.operation())).contains(passage);
        assertThat(Passage.PLAIN.at(Pace.HIGHEST).operation()).isEqualTo("pipeline@rate=max");
        assertThat(Passage.parse("pipeline@rate=max")).contains(Passage.PLAIN.at(Pace.HIGHEST));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "size",
                "serialize",
                "pipeline@link=unlimited",
                "pipeline@link=10000kbit",
                "pipeline@link=fast",
                "pipeline@rate=0x10",
                "pipeline@rate=5@link=10mbit",
                "pipeline@read=backwards",
                "pipeline@"
            })
    void what_is_no_way_through_the_pipeline_or_written_otherwise_is_none(String operation) {
        assertThat(Passage.parse(operation)).isEmpty();
    }
}
