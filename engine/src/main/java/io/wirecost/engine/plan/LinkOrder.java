package io.wirecost.engine.plan;

import io.wirecost.core.run.Link;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * The order in which the blocks of one codec go over the links. Services get faster while they run, which tells on the links
 * that come first: so from block to block each link comes one place earlier, and in as many blocks as there are links each
 * has every place once.
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
