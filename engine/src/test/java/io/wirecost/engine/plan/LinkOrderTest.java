package io.wirecost.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Link;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LinkOrderTest {
    private static final List<Link> LINKS = Link.parseAll("10mbit,50mbit,100mbit,1gbit,unlimited");

    @Test
    void every_block_goes_over_all_links() {
        LinkOrder order = LinkOrder.drawn(LINKS, new Random(1));

        assertThat(IntStream.range(0, 7).mapToObj(order::of))
                .allSatisfy(links -> assertThat(links).containsExactlyInAnyOrderElementsOf(LINKS));
    }

    @Test
    void in_as_many_blocks_as_links_each_link_has_every_place_once() {
        LinkOrder order = LinkOrder.drawn(LINKS, new Random(1));

        for (int place = 0; place < LINKS.size(); place++) {
            int fixed = place;
            assertThat(IntStream.range(3, 3 + LINKS.size())
                            .mapToObj(round -> order.of(round).get(fixed)))
                    .containsExactlyInAnyOrderElementsOf(LINKS);
        }
    }

    @Test
    void the_seed_decides() {
        assertThat(LinkOrder.drawn(LINKS, new Random(1))).isEqualTo(LinkOrder.drawn(LINKS, new Random(1)));
        assertThat(IntStream.range(0, 10)
                        .mapToObj(seed -> LinkOrder.drawn(LINKS, new Random(seed)))
                        .distinct())
                .hasSizeGreaterThan(1);
    }
}
