package io.wirecost.pipeline.driver.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReferenceWorkTest {
    @Test
    void each_piece_is_the_same_work_that_is_done_anew() {
        ReferenceWork work = new ReferenceWork();
        List<String> first = work.piece();

        assertThat(first).hasSize(40_000).doesNotHaveDuplicates();
        assertThat(work.piece()).isEqualTo(first).isNotSameAs(first);
        assertThat(new ReferenceWork().piece()).isEqualTo(first);
    }
}
