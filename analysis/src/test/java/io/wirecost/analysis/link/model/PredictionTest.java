package io.wirecost.analysis.link.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.run.Link;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PredictionTest {
    private static final Stage NOTHING = new Stage("nothing", 0, 0, 0);

    @Test
    void a_stage_adds_what_does_not_depend_on_the_link_its_bits_and_its_delays() {
        Stage stage = new Stage("stage", 100, 8000, 2);

        assertThat(stage.nanosOver(Link.parse("1gbit,1ms"))).isCloseTo(100 + 8000 + 2e6, within(1e-6));
        assertThat(stage.nanosOver(Link.UNLIMITED)).isEqualTo(100);
    }

    @Test
    void the_slowest_stage_rules_the_more_the_sharper() {
        assertThat(of(1).nanosOver(1e9, 0)).isCloseTo(7_000, within(1e-6));
        assertThat(of(2).nanosOver(1e9, 0)).isCloseTo(5_000, within(1e-6));
        assertThat(of(1e6).nanosOver(1e9, 0)).isCloseTo(4_000, within(1e-2));
        assertThat(of(2).slowest(1e9, 0).name()).isEqualTo("link");
        assertThat(of(2).slowest(Double.POSITIVE_INFINITY, 0).name()).isEqualTo("processors");
    }

    @Test
    void no_message_takes_longer_over_a_faster_link_and_no_larger_one_less() {
        Random random = new Random(1);
        for (int i = 0; i < 1000; i++) {
            double nanos = 1e5 * random.nextDouble();
            double bits = 1e5 * random.nextDouble();
            double sharpness = 1 + 20 * random.nextDouble();
            double bandwidth = Math.pow(10, 3 + 8 * random.nextDouble());
            double delay = 1e7 * random.nextDouble();
            double time = of(nanos, bits, sharpness).nanosOver(bandwidth, delay);

            assertThat(of(nanos, bits, sharpness).nanosOver(bandwidth * (1 + random.nextDouble()), delay))
                    .isLessThanOrEqualTo(time);
            assertThat(of(nanos, bits * (1 + random.nextDouble()), sharpness).nanosOver(bandwidth, delay))
                    .isGreaterThanOrEqualTo(time);
        }
    }

    private static Prediction of(double sharpness) {
        return of(3_000, 4_000, sharpness);
    }

    private static Prediction of(double nanos, double bits, double sharpness) {
        return new Prediction(
                List.of(new Stage("processors", nanos, 0, 0), new Stage("link", 0, bits, 0.01)), sharpness, NOTHING);
    }
}
