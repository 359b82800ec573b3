package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import org.junit.jupiter.api.Test;

class OneLinkTest {
    private static final Run SWEEP = Samples.run(
            3,
            Blocks.cell("a", "pipeline", 1),
            Blocks.cell("a", "pipeline@link=10mbit", 2),
            Blocks.cell("a", "pipeline@decode=never@link=10mbit", 3),
            Blocks.cell("b", "pipeline@link=10mbit,5ms", 4));

    @Test
    void what_went_over_the_link_has_its_plain_name_and_the_rest_is_gone() {
        assertThat(OneLink.of(SWEEP, Link.parse("10mbit")).cells())
                .extracting(cell -> cell.trial().codec() + " " + cell.trial().operation())
                .containsExactly("a pipeline", "a pipeline@decode=never");
    }

    @Test
    void no_link_is_one_of_them() {
        assertThat(OneLink.of(SWEEP, Link.UNLIMITED).cells())
                .containsExactly(SWEEP.cells().get(0));
    }
}
