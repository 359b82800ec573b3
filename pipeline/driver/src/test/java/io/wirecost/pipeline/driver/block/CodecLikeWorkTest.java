package io.wirecost.pipeline.driver.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CodecLikeWorkTest {
    @Test
    void each_piece_is_the_same_work_that_is_done_anew() {
        CodecLikeWork work = new CodecLikeWork();
        List<String> first = work.piece();

        assertThat(first).hasSize(40_000).doesNotHaveDuplicates();
        assertThat(work.piece()).isEqualTo(first).isNotSameAs(first);
        assertThat(new CodecLikeWork().piece()).isEqualTo(first);
    }
}
