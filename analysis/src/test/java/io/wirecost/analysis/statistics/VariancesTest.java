package io.wirecost.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.numbers.gamma.Trigamma;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VariancesTest {
    @ParameterizedTest
    @ValueSource(doubles = {1e-9, 1e-3, 0.5, 1, 1.6449, 20, 1e4})
    void inverse_trigamma_undoes_trigamma(double value) {
        assertThat(Trigamma.value(Variances.inverseTrigamma(value)) / value).isCloseTo(1, within(1e-9));
    }
}
