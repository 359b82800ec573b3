package io.wirecost.pipeline.link.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Link;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokenBucketTest {
    @ParameterizedTest
    @CsvSource({
        "10mbit, 10455801, 1850",
        "50mbit, 52279006, 2850",
        "200mbit, 209116022, 6600",
        "400mbit, 418232044, 70000",
        "1gbit, 1045580110, 125000"
    })
    void headers_come_on_top_of_the_rate_and_the_burst_grows_with_it(String link, long bits, long burstBytes) {
        assertThat(TokenBucket.discipline(Link.parse(link)))
                .isEqualTo("tbf rate " + bits + "bit burst " + burstBytes + " limit 4mb");
    }

    @Test
    void no_rate_is_no_queue() {
        assertThat(TokenBucket.discipline(Link.UNLIMITED)).isEqualTo("noqueue");
    }
}
