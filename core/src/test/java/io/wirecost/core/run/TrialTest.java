package io.wirecost.core.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrialTest {
    @ParameterizedTest
    @ValueSource(strings = {"transactions", "my/own/orders.avro", "/", "two\nlines"})
    void an_id_names_its_trial_whatever_the_workload_is_called(String workload) {
        Trial trial = new Trial(workload, "jvm", "jaxb", "serialize");
        assertThat(Trial.ofId(trial.id())).isEqualTo(trial);
    }

    @Test
    void an_id_with_a_missing_part_is_refused() {
        assertThatThrownBy(() -> Trial.ofId("jvm/jaxb/serialize"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'jvm/jaxb/serialize' is no trial: expected workload/runtime/codec/operation");
    }
}
