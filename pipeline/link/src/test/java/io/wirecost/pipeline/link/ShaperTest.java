package io.wirecost.pipeline.link;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Link;
import org.junit.jupiter.api.Test;

class ShaperTest {
    private static final long MILLI = 1_000_000;

    @Test
    void a_thousand_bytes_at_8_megabits_take_a_millisecond() {
        assertThat(new Shaper(Link.parse("8mbit")).pass(5 * MILLI, 1000)).isEqualTo(6 * MILLI);
    }

    @Test
    void what_is_sent_while_the_link_is_busy_waits_for_its_turn() {
        Shaper shaper = new Shaper(Link.parse("8mbit"));
        shaper.pass(0, 1000);

        assertThat(shaper.pass(MILLI / 2, 2000)).isEqualTo(3 * MILLI);
        assertThat(shaper.freeAtNanos()).isEqualTo(3 * MILLI);
    }

    @Test
    void an_idle_link_saves_nothing_up() {
        Shaper shaper = new Shaper(Link.parse("8mbit"));
        shaper.pass(0, 1000);

        assertThat(shaper.pass(100 * MILLI, 1000)).isEqualTo(101 * MILLI);
    }

    @Test
    void a_delay_comes_on_top_and_keeps_nothing_else_from_the_link() {
        Shaper shaper = new Shaper(Link.parse("8mbit,5ms"));

        assertThat(shaper.pass(0, 1000)).isEqualTo(6 * MILLI);
        assertThat(shaper.pass(0, 1000)).isEqualTo(7 * MILLI);
        assertThat(shaper.freeAtNanos()).isEqualTo(2 * MILLI);
    }

    @Test
    void without_a_rate_only_the_delay_counts() {
        assertThat(new Shaper(Link.parse("unlimited,5ms")).pass(MILLI, 1 << 30)).isEqualTo(6 * MILLI);
        assertThat(new Shaper(Link.UNLIMITED).pass(MILLI, 1 << 30)).isEqualTo(MILLI);
    }

    @Test
    void what_is_on_the_link_already_is_not_changed_with_it() {
        Shaper shaper = new Shaper(Link.parse("8mbit"));
        shaper.pass(0, 1000);
        shaper.shape(Link.parse("80mbit"));

        assertThat(shaper.pass(0, 1000)).isEqualTo(MILLI + MILLI / 10);
    }

    @Test
    void no_number_of_small_pieces_is_faster_than_the_rate() {
        Shaper shaper = new Shaper(Link.parse("3gbit"));
        for (int i = 0; i < 3000; i++) {
            shaper.pass(0, 1);
        }

        assertThat(shaper.freeAtNanos()).isGreaterThanOrEqualTo(8000);
    }
}
