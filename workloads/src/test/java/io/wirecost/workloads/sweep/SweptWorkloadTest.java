package io.wirecost.workloads.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.dataset.Parameters.Sweep;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.school.School;
import io.wirecost.workloads.transactions.TransactionsWorkload;
import java.util.List;
import org.junit.jupiter.api.Test;

class SweptWorkloadTest {
    private final Workload school = School.workload();
    private final Workload swept = new SweptWorkload(school, new Sweep("professors", List.of(2, 10, 30)));

    @Test
    void the_dataset_has_a_group_for_each_value_named_after_it() {
        List<Group> groups = swept.dataset(1).groups();

        assertThat(groups).extracting(Group::label).containsExactly("professors=2", "professors=10", "professors=30");
        assertThat(groups.get(1).records())
                .hasToString(school.dataset(1).records().toString());
        assertThat(groups.get(2).records())
                .hasToString(school.with(school.settings().with("professors", 30))
                        .dataset(1)
                        .records()
                        .toString());
    }

    @Test
    void other_parameters_keep_their_values() {
        Workload few = school.with(school.settings().with("records", 3));

        assertThat(new SweptWorkload(few, new Sweep("students", List.of(1, 2)))
                        .dataset(1)
                        .groups())
                .allSatisfy(group -> assertThat(group.records()).hasSize(3));
    }

    @Test
    void other_values_make_another_checksum() {
        assertThat(new SweptWorkload(school, new Sweep("professors", List.of(2, 10, 31)))
                        .dataset(1)
                        .checksum())
                .isNotEqualTo(swept.dataset(1).checksum());
    }

    @Test
    void the_pipeline_gets_messages_of_all_values() {
        Dataset pool = swept.pool(1, 0, 1_000, 60);

        assertThat(pool.records()).hasToString(swept.dataset(1).records().toString());
    }

    @Test
    void a_workload_with_a_size_series_has_one_group_for_each_value_too() {
        Dataset dataset = new SweptWorkload(new TransactionsWorkload(), new Sweep("records", List.of(1, 2))).dataset(1);

        assertThat(dataset.groups()).extracting(group -> group.records().size()).containsExactly(30, 60);
    }
}
