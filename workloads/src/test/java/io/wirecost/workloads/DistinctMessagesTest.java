package io.wirecost.workloads;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.builtin.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class DistinctMessagesTest {
    @TestFactory
    Stream<DynamicTest> every_generator_gives_a_thousand_and_always_the_same() {
        return Stream.of("transactions", "tiny", "school", "records-mixed")
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    Workload workload = Workloads.byName(name).orElseThrow();
                    Dataset messages = DistinctMessages.of(workload, 3);

                    assertThat(messages.records()).hasSize(1_000);
                    assertThat(messages.checksum())
                            .isEqualTo(DistinctMessages.of(workload, 3).checksum())
                            .isNotEqualTo(DistinctMessages.of(workload, 4).checksum());
                }));
    }

    @Test
    void of_equal_records_there_is_one() {
        Dataset given = Workloads.byName("tiny").orElseThrow().dataset(1);
        List<RecordValue> twice = new ArrayList<>(given.records().subList(0, 5));
        twice.addAll(given.records().subList(0, 7));

        assertThat(DistinctMessages.of(given.with(List.of(new Group("twice", twice))))
                        .records())
                .isEqualTo(given.records().subList(0, 7));
    }
}
