package io.wirecost.engine.pipeline;

import io.wirecost.core.run.Experiment;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.plan.Courses;
import io.wirecost.engine.run.Session;
import io.wirecost.pipeline.driver.block.CrewOrder;
import io.wirecost.pipeline.driver.course.Course;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The services that blocks are for. */
final class Crews {
    private final Session session;
    private final Experiment experiment;
    private final PoolFiles pools;
    private final boolean stay;
    private final Map<Unit, CrewOrder> staying = new HashMap<>();

    /** @param stay whether the services of a unit live for all its blocks; otherwise each block gets fresh ones */
    Crews(Session session, Experiment experiment, PoolFiles pools, boolean stay) {
        this.session = session;
        this.experiment = experiment;
        this.pools = pools;
        this.stay = stay;
    }

    /** Returns whether they live for all blocks of their unit. */
    boolean stay() {
        return stay;
    }

    CrewOrder of(DueBlock turn) throws IOException {
        if (!stay) {
            return order(turn.unit(), turn.round(), experiment.setsOf(turn.round()));
        }
        CrewOrder before = staying.get(turn.unit());
        if (before != null) {
            return before;
        }
        CrewOrder order = order(
                turn.unit(),
                turn.round(),
                IntStream.range(0, experiment.sets()).boxed().toList());
        staying.put(turn.unit(), order);
        return order;
    }

    private CrewOrder order(Unit unit, int round, List<Integer> sets) throws IOException {
        CatalogEntry entry = unit.entry();
        return new CrewOrder(
                entry.name(),
                unit.reading(),
                pools.of(sets, entry.info()),
                Course.of(new Courses(experiment).warmUp(round)),
                stay,
                plan -> session.runnerSessions().of(entry).serviceCommand(entry.info(), experiment, plan));
    }
}
