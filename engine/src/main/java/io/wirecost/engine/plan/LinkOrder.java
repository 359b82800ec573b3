package io.wirecost.engine.plan;

import io.wirecost.core.run.Link;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * The order in which the blocks of one codec go over the links. Services get faster while they run, so the links that
 * come first are at a disadvantage. Therefore each link comes one place earlier in the next block. In as many blocks as
 * there are links, each link has every place once.
 */
public record LinkOrder(List<Link> first) {
    public static LinkOrder drawn(List<Link> links, Random random) {
        List<Link> first = new ArrayList<>(links);
        Collections.shuffle(first, random);
        return new LinkOrder(List.copyOf(first));
    }

    public List<Link> of(int round) {
        List<Link> order = new ArrayList<>(first);
        Collections.rotate(order, -round);
        return order;
    }
}
