package io.wirecost.core.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LinkTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "10mbit        | 10000000   | 0",
                "1gbit,5ms     | 1000000000 | 5000000",
                "1500kbit,20us | 1500000    | 20000",
                "2500mbit,1s   | 2500000000 | 1000000000"
            })
    void a_label_names_the_link(String label, long bitsPerSecond, long delayNanos) {
        Link link = new Link(Optional.of(bitsPerSecond), delayNanos);

        assertThat(link.label()).isEqualTo(label);
        assertThat(Link.parse(label)).isEqualTo(link);
    }

    @Test
    void fractions_of_a_unit_are_understood() {
        assertThat(Link.parse("2.5gbit,0.5ms")).isEqualTo(new Link(Optional.of(2_500_000_000L), 500_000));
        assertThat(Link.parse("1.5mbit").label()).isEqualTo("1500kbit");
        assertThat(new Link(Optional.of(1_001L), 0).label()).isEqualTo("1.001kbit");
    }

    @Test
    void no_limit_with_a_delay_is_a_link_and_without_is_none() {
        assertThat(Link.parse("unlimited,5ms").isShaped()).isTrue();
        assertThat(Link.parse("unlimited,5ms").label()).isEqualTo("unlimited,5ms");
        assertThat(Link.parse("unlimited")).isEqualTo(Link.UNLIMITED);
        assertThat(Link.UNLIMITED.isShaped()).isFalse();
    }

    @Test
    void in_a_list_a_delay_belongs_to_the_rate_before_it() {
        assertThat(Link.parseAll("10mbit,50mbit,5ms,unlimited"))
                .extracting(Link::label)
                .isEqualTo(List.of("10mbit", "50mbit,5ms", "unlimited"));
    }

    @Test
    void a_loss_of_packets_is_refused_with_what_to_ask_for_instead() {
        assertThatThrownBy(() -> Link.parse("10mbit,loss=1%"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("loss=1%", "no link loses packets", "lower rate and a longer delay");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "fast", "10", "0mbit", "-1mbit", "10mbit,", "5ms", "10mbit,5ms,5ms", "0.0001kbit", "1e9mbit"
            })
    void whatever_else_is_refused_with_what_was_expected(String text) {
        assertThatThrownBy(() -> Link.parseAll(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected a rate such as 10mbit");
    }

    @Test
    void two_links_are_not_one() {
        assertThatThrownBy(() -> Link.parse("10mbit,50mbit")).hasMessageContaining("more than one link");
    }
}
