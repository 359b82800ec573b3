package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.pipeline.Blocks;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Run;
import org.junit.jupiter.api.Test;

class ReferenceLinkTest {
    @Test
    void a_run_without_links_is_shown_as_it_is() {
        Run run = Samples.run(3, Blocks.cell("a", Passage.PLAIN, 1));

        assertThat(ReferenceLink.passage(run, Reading.DECODE)).isEqualTo(Passage.PLAIN);
        assertThat(ReferenceLink.of(Samples.run(3))).isEqualTo(Link.UNLIMITED);
    }

    @Test
    void no_link_goes_before_any() {
        assertThat(ReferenceLink.of(Experiments.over("10mbit,unlimited,1gbit"))).isEqualTo(Link.UNLIMITED);
    }

    @Test
    void without_it_the_fastest_stands_for_the_run() {
        assertThat(ReferenceLink.of(Experiments.over("10mbit,1gbit,5ms,1gbit,1ms,50mbit")))
                .isEqualTo(Link.parse("1gbit,1ms"));
        assertThat(ReferenceLink.passage(Experiments.over("10mbit"), Reading.NEVER)
                        .label())
                .isEqualTo("pipeline@decode=never@link=10mbit");
    }
}
