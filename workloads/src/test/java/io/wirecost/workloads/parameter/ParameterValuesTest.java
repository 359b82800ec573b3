package io.wirecost.workloads.parameter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ParameterValuesTest {
    private static final ParameterValues STANDARD = ParameterValues.of(
            new WorkloadParameter("professors", "professors of a message", 10, 1, 100), WorkloadParameter.records(20));

    @Test
    void a_parameter_has_its_default_until_it_is_changed() {
        assertThat(STANDARD.get("professors")).isEqualTo(10);
        assertThat(STANDARD.with("professors", 50).get("professors")).isEqualTo(50);
        assertThat(STANDARD.with("professors", 50)).hasToString("professors=50, records=20");
    }

    @Test
    void only_what_differs_from_the_defaults_counts_as_changed() {
        assertThat(STANDARD.with("records", 20)).isEqualTo(STANDARD);
        assertThat(STANDARD.with("records", 5).with("professors", 2).changed())
                .containsExactly(Map.entry("professors", 2), Map.entry("records", 5));
        assertThat(STANDARD.with("records", 5).with("records", 20)).isEqualTo(STANDARD);
    }

    @Test
    void a_value_out_of_range_and_an_unknown_parameter_are_mistakes_of_the_caller() {
        assertThatThrownBy(() -> STANDARD.with("professors", 101)).hasMessage("professors cannot be 101");
        assertThatThrownBy(() -> STANDARD.with("pupils", 1)).hasMessage("no such parameter: pupils");
        assertThatThrownBy(() -> STANDARD.get("pupils")).hasMessage("no such parameter: pupils");
    }
}
