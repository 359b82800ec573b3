package io.wirecost.core.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LossTest {
    @ParameterizedTest
    @EnumSource
    void a_loss_is_found_by_its_label(Loss loss) {
        assertThat(Loss.byLabel(loss.label())).contains(loss);
    }

    @Test
    void a_label_is_the_name_in_small_letters_with_hyphens() {
        assertThat(Loss.INT64_ROUNDED_TO_DOUBLE.label()).isEqualTo("int64-rounded-to-double");
        assertThat(Loss.byLabel("INT64_ROUNDED_TO_DOUBLE")).isEmpty();
    }
}
