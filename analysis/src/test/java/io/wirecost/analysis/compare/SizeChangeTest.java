package io.wirecost.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Sizes;
import java.util.List;
import org.junit.jupiter.api.Test;

class SizeChangeTest {
    @Test
    void messages_of_no_bytes_on_both_sides_are_the_same() {
        SizeChange change = SizeChange.of(sizes(0, 0), sizes(0, 0));

        assertThat(change.ratio()).isEqualTo(1);
        assertThat(change.verdict(0.05)).isEqualTo(ChangeVerdict.SAME);
    }

    @Test
    void bytes_where_there_were_none_are_a_regression() {
        assertThat(SizeChange.of(sizes(0, 0), sizes(0, 1)).verdict(0.05)).isEqualTo(ChangeVerdict.REGRESSION);
    }

    private static Sizes sizes(Integer... bytes) {
        return new Sizes(List.of(List.of(bytes)));
    }
}
