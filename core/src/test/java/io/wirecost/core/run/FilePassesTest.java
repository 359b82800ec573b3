package io.wirecost.core.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.run.FilePasses.Fork;
import io.wirecost.core.run.FilePasses.Pass;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class FilePassesTest {
    private static Fork fork(long... writeNanos) {
        return new Fork(
                0,
                LongStream.of(writeNanos)
                        .mapToObj(nanos -> new Pass(nanos, 1, 1, 1))
                        .toList());
    }

    @Test
    void a_fork_counts_with_the_median_of_its_passes() {
        assertThat(fork(7).median(Pass::writeNanos)).isEqualTo(7);
        assertThat(fork(900, 5, 7).median(Pass::writeNanos)).isEqualTo(7);
        assertThat(fork(8, 900, 5, 7).median(Pass::writeNanos)).isEqualTo(7.5);
    }

    @Test
    void a_fork_has_a_pass() {
        assertThatThrownBy(() -> new Fork(0, List.of())).isInstanceOf(IllegalArgumentException.class);
    }
}
