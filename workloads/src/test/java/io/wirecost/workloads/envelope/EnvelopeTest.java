package io.wirecost.workloads.envelope;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EnvelopeTest {
    private final Workload envelope = Envelope.workload();
    private final List<RecordValue> events = envelope.dataset(1).records();

    @Test
    void an_event_has_the_rows_that_its_operation_leaves() {
        assertThat(events).allSatisfy(event -> {
            String operation = (String) event.get(0);
            assertThat(event.get(2) == null).isEqualTo(operation.equals("c") || operation.equals("r"));
            assertThat(event.get(3) == null).isEqualTo(operation.equals("d"));
        });
        assertThat(events).extracting(event -> event.get(0)).contains("c", "u", "d", "r");
    }

    @Test
    void each_union_has_exactly_one_branch_and_all_branches_occur() {
        List<RecordValue> sources =
                events.stream().map(event -> (RecordValue) event.get(4)).toList();
        List<RecordValue> details = events.stream()
                .flatMap(event -> ((List<?>) event.get(5)).stream())
                .map(RecordValue.class::cast)
                .toList();
        List<RecordValue> headers = events.stream()
                .flatMap(event -> ((Map<?, ?>) event.get(6)).values().stream())
                .map(RecordValue.class::cast)
                .toList();

        for (List<RecordValue> unions : List.of(sources, details, headers)) {
            assertThat(unions).allSatisfy(union -> assertThat(branches(union)).hasSize(1));
            int branches = unions.get(0).size();
            assertThat(unions.stream().map(EnvelopeTest::branches).distinct()).hasSize(branches);
        }
    }

    @Test
    void there_are_as_many_details_on_average_as_the_settings_say() {
        Workload more = envelope.with(envelope.settings().with("details", 8).with("records", 1_000));

        assertThat(more.dataset(1).records().stream()
                        .mapToInt(event -> ((List<?>) event.get(5)).size())
                        .average()
                        .orElseThrow())
                .isCloseTo(8, withPercentage(5));
    }

    private static List<Integer> branches(RecordValue union) {
        return Stream.iterate(0, i -> i + 1)
                .limit(union.size())
                .filter(i -> Objects.nonNull(union.get(i)))
                .toList();
    }
}
