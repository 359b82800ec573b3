package io.wirecost.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.link.model.Stage;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CalculatorDataTest {
    @Test
    void figures_have_seven_digits_and_no_field_is_zero() {
        assertThat(CalculatorData.of(Map.of("stages", List.of(new Stage("link", 0, 42_211.966_666, 1)), "off", 0.0)))
                .isEqualTo("{\"off\":0,\"stages\":[{\"name\":\"link\",\"bits\":42211.97,\"delays\":1}]}");
    }

    @Test
    void what_has_no_bound_is_a_number_too_large_to_have_one() {
        assertThat(CalculatorData.of(Map.of("half", Double.POSITIVE_INFINITY))).isEqualTo("{\"half\":1e999}");
    }
}
