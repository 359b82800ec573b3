package io.wirecost.workloads.nested;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NestedTest {
    @ParameterizedTest
    @CsvSource({"1, 16", "3, 16", "16, 16", "50, 16", "2, 0"})
    void a_message_has_as_many_levels_and_readings_as_are_set(int depth, int readings) {
        List<List<?>> levels = levels(first(depth, readings));

        assertThat(levels).hasSize(depth);
        assertThat(levels.stream().mapToInt(List::size).sum()).isEqualTo(readings);
    }

    @Test
    void the_readings_are_the_same_and_in_the_same_order_at_any_depth() {
        assertThat(readings(first(7, 16))).isEqualTo(readings(first(1, 16)));
    }

    private static RecordValue first(int depth, int readings) {
        Workload nested = Nested.workload();
        return nested.with(nested.settings().with("depth", depth).with("readings", readings))
                .dataset(1)
                .records()
                .get(0);
    }

    private static List<String> readings(RecordValue message) {
        return levels(message).stream()
                .flatMap(List::stream)
                .map(Object::toString)
                .toList();
    }

    private static List<List<?>> levels(RecordValue message) {
        List<List<?>> levels = new ArrayList<>();
        for (RecordValue level = message; level != null; level = (RecordValue) level.get(1)) {
            levels.add((List<?>) level.get(0));
        }
        return levels;
    }
}
