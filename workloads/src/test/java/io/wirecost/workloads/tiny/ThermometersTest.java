package io.wirecost.workloads.tiny;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThermometersTest {
    private final Workload tiny = Thermometers.workload();

    @Test
    void readings_follow_each_other_in_time() {
        List<Instant> times = tiny.dataset(1).records().stream()
                .map(reading -> (Instant) reading.get(1))
                .toList();

        assertThat(times).hasSize(1_000).isSorted();
    }

    @Test
    void values_are_those_of_thermometers_outside() {
        assertThat(tiny.dataset(1).records()).allSatisfy(reading -> {
            assertThat((Integer) reading.get(0)).isBetween(0, 4_999);
            assertThat((Float) reading.get(2)).isBetween(-20f, 40f);
        });
    }

    @Test
    void the_records_that_more_of_them_begin_with_are_the_same() {
        List<RecordValue> more =
                tiny.with(tiny.settings().with("records", 2_000)).dataset(5).records();

        assertThat(more.subList(0, 1_000)).hasToString(tiny.dataset(5).records().toString());
    }
}
