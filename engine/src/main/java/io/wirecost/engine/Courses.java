package io.wirecost.engine;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Link;
import io.wirecost.pipeline.driver.Course;
import io.wirecost.pipeline.driver.Leg;
import java.util.ArrayList;
import java.util.List;

/** What the blocks of an experiment go through. */
record Courses(Experiment experiment) {

    /**
     * The warm-up, which needs no link to warm, then the round's sets over each of the links.
     *
     * @param links in the order of this block
     */
    Course of(int round, List<Link> links) {
        List<Integer> sets = experiment.setsOf(round);
        List<Leg> legs = new ArrayList<>();
        legs.add(new Leg(Link.UNLIMITED, false, sets.get(0), experiment.warmUpMessages(), 0));
        for (Link link : links) {
            sets.forEach(set -> legs.add(new Leg(link, true, set, experiment.messagesOf(set), 0)));
        }
        return Course.of(legs);
    }
}
