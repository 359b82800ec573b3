package io.wirecost.plot.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class OutlineTest {
    @Test
    void a_step_is_told_from_the_end_of_the_one_before_and_as_short_as_can_be() {
        assertThat(new Outline()
                        .move(10, 20)
                        .line(10.5, 19.5)
                        .line(11, 20.04)
                        .across(30)
                        .up(0)
                        .line(30, 0)
                        .close()
                        .move(12, 21)
                        .line(12.5, 21.5))
                .hasToString("m10 20 .5-.5.5.5h19v-20zm2 1 .5.5");
    }

    @Test
    void roundings_do_not_add_up() {
        Outline outline = new Outline().move(0, 0);
        for (int i = 1; i <= 100; i++) {
            outline.line(i * 0.14, i * 1.04);
        }

        double end = Pattern.compile("-?\\d*\\.?\\d+")
                .matcher(outline.toString())
                .results()
                .mapToDouble(number -> Double.parseDouble(number.group()))
                .sum();

        assertThat(end).isCloseTo(14 + 104, within(0.01));
    }

    @Test
    void what_is_no_coordinate_is_refused() {
        assertThatThrownBy(() -> new Outline().move(Double.NaN, 0)).hasMessage("no coordinate: NaN");
    }
}
