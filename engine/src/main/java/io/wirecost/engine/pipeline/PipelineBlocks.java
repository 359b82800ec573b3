package io.wirecost.engine.pipeline;

import io.wirecost.analysis.ranking.Finalists;
import io.wirecost.analysis.rate.SustainedRate;
import io.wirecost.core.InputException;
import io.wirecost.core.Outcome;
import io.wirecost.core.codec.Ability;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.plan.Courses;
import io.wirecost.engine.plan.LinkOrder;
import io.wirecost.engine.plan.PipelinePlan;
import io.wirecost.engine.proof.ProvenCodec;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.run.Trials;
import io.wirecost.engine.runner.Measure;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.PipelineDriver;
import io.wirecost.pipeline.driver.block.BlockOrder;
import io.wirecost.pipeline.driver.block.CrewOrder;
import io.wirecost.pipeline.driver.course.Course;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Sends what was proven through the pipeline, in rounds of blocks; in every round the codecs take turns anew. */
public final class PipelineBlocks {
    /** Whose bytes go through the pipeline undecoded, to show what Kafka costs by itself. */
    private static final Variant FLOOR_CODEC = Variant.jvm("jackson-json");

    /** What the broker takes of the memory, beside the services. */
    private static final int BROKER_SEATS = 2;

    private final Session session;
    private final Trials trials;
    private final Path brokerFolder;

    /** @param brokerFolder the installation's folder with the embedded broker */
    public PipelineBlocks(Session session, Path brokerFolder) {
        this.session = session;
        this.brokerFolder = brokerFolder;
        this.trials = session.trials();
    }

    /** Whether it came to its end; false when the run is being ended from outside. */
    public boolean run(List<ProvenCodec> proven) throws InputException, IOException {
        Optional<PipelinePlan> plan = session.plan().pipeline();
        List<ProvenCodec> able = proven.stream()
                .filter(codec -> codec.entry().has(Measure.PIPELINE))
                .toList();
        if (plan.isEmpty() || able.isEmpty()) {
            return true;
        }
        List<ProvenCodec> sent = onlyFinalists() ? finalists(able) : able;
        PipelineSite site = new PipelineSite(session, plan.get(), brokerFolder);
        try (PipelineDriver driver = site.driver()) {
            List<Unit> units = units(sent, site.experiment());
            Crews crews = new Crews(session, site.experiment(), site.pools(), stay(units.size()));
            return run(turns(units, site.experiment(), crews.stay()), crews, driver);
        }
    }

    private List<ProvenCodec> finalists(List<ProvenCodec> able) {
        Finalists finalists = Finalists.among(
                able.stream().map(codec -> codec.entry().variant()).toList(),
                session.record().soFar());
        finalists.words().ifPresent(words -> session.listener().news("codecs through the pipeline: " + words));
        return able.stream()
                .filter(codec -> finalists.codecs().contains(codec.entry().variant()))
                .toList();
    }

    private boolean run(List<DueBlock> turns, Crews crews, PipelineDriver driver) throws InputException, IOException {
        session.listener().planned(remaining(turns));
        if (!makeReady(turns.stream().filter(turn -> !isDone(turn)).toList(), crews, driver)) {
            return false;
        }
        for (int i = 0; i < turns.size(); i++) {
            DueBlock turn = turns.get(i);
            if (isDone(turn)) {
                continue;
            }
            session.listener().planned(remaining(turns.subList(i, turns.size())));
            session.listener().started(turn.step());
            Outcome<Map<Link, Pipeline.Block>> outcome =
                    driver.run(new BlockOrder(turn.round(), crews.of(turn), course(turn)));
            if (outcome.isInterrupted()) {
                return false;
            }
            keep(turn, outcome.during("block %d".formatted(turn.round() + 1)));
        }
        return true;
    }

    /**
     * Starts services that stay, or warms a new broker.
     *
     * @return false when the run is being ended from outside
     */
    private boolean makeReady(List<DueBlock> due, Crews crews, PipelineDriver driver)
            throws InputException, IOException {
        if (due.isEmpty()) {
            return true;
        }
        if (crews.stay()) {
            Set<CrewOrder> orders = new LinkedHashSet<>();
            for (DueBlock turn : due) {
                orders.add(crews.of(turn));
            }
            session.listener().started(Outlook.crews(orders.size(), experiment()));
            return driver.prepare(List.copyOf(orders));
        }
        return session.plan().pipeline().orElseThrow().external().isPresent() || warmBroker(due.get(0), crews, driver);
    }

    /**
     * Warms a new broker by a block that is not counted. A broker compiles, too, and without this block the first codec
     * would pay for all. An error in this block fails again in the block that counts.
     *
     * @return false when the run is being ended from outside
     */
    private boolean warmBroker(DueBlock turn, Crews crews, PipelineDriver driver) throws InputException, IOException {
        BlockOrder uncounted = new BlockOrder(turn.round(), crews.of(turn), Course.of(List.of()));
        return courses().warmUp(turn.round()).size() < 2
                || !driver.run(uncounted).isInterrupted();
    }

    /** Whether the services of all units are alive at once. */
    private boolean stay(int units) {
        return onlyFinalists() && session.seats().getAsInt() >= units * Role.values().length + BROKER_SEATS;
    }

    private boolean onlyFinalists() {
        return session.plan().pipeline().orElseThrow().onlyFinalists();
    }

    private Experiment experiment() {
        return session.plan().pipeline().orElseThrow().experiment();
    }

    private Course course(DueBlock turn) {
        Map<Link, Double> predicted = new HashMap<>();
        turn.unit().trials().forEach((link, trial) -> foundBefore(trial).ifPresent(rate -> predicted.put(link, rate)));
        return courses().of(turn.round(), turn.links(), predicted);
    }

    /** The rate that the last search found. The speed figures would not do: they know nothing of Kafka. */
    private Optional<Double> foundBefore(Trial trial) {
        return experiment()
                .openLoop()
                .flatMap(openLoop -> session.record().pipeline(trial).blocks().stream()
                        .flatMap(block -> SustainedRate.highest(block, openLoop).stream())
                        .reduce((before, last) -> last));
    }

    private Outlook outlook() {
        return new Outlook(trials, session.dataset().groups().size());
    }

    private Courses courses() {
        return new Courses(experiment());
    }

    private List<Unit> units(List<ProvenCodec> proven, Experiment experiment) {
        List<Unit> units = new ArrayList<>();
        for (ProvenCodec codec : proven) {
            units.add(unit(codec, Reading.DECODE, experiment));
            if (codec.can(Ability.IN_PLACE) && !onlyFinalists()) { // the same codec twice would take too long
                units.add(unit(codec, Reading.IN_PLACE, experiment));
            }
        }
        ProvenCodec floor = proven.stream()
                .filter(codec -> codec.entry().variant().equals(FLOOR_CODEC))
                .findFirst()
                .orElse(proven.get(0));
        units.add(unit(floor, Reading.NEVER, experiment));
        return units;
    }

    private Unit unit(ProvenCodec codec, Reading reading, Experiment experiment) {
        Map<Link, Trial> byLink = new LinkedHashMap<>();
        experiment
                .passages(reading)
                .forEach(passage -> byLink.put(passage.link(), trials.pipeline(codec.entry(), passage)));
        return new Unit(codec.entry(), reading, byLink);
    }

    private List<DueBlock> turns(List<Unit> units, Experiment experiment, boolean stay) {
        Random random = trials.plan().orders();
        Map<Unit, LinkOrder> orders = new HashMap<>();
        units.forEach(unit -> orders.put(unit, LinkOrder.drawn(experiment.links(), random)));
        List<DueBlock> turns = new ArrayList<>();
        for (int round = 0; round < experiment.blocks(); round++) {
            for (Unit unit : shuffled(units, random)) {
                turns.add(new DueBlock(
                        unit,
                        round,
                        orders.get(unit).of(round),
                        outlook().block(List.copyOf(unit.trials().values()), round, experiment, stay)));
            }
        }
        return turns;
    }

    private List<RunStep> remaining(List<DueBlock> turns) {
        return turns.stream().filter(turn -> !isDone(turn)).map(DueBlock::step).toList();
    }

    private static List<Unit> shuffled(List<Unit> units, Random random) {
        List<Unit> shuffled = new ArrayList<>(units);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    private boolean isDone(DueBlock turn) {
        return turn.unit().trials().values().stream()
                .allMatch(trial -> session.record().has(trial, turn.round()));
    }

    private void keep(DueBlock turn, Outcome<Map<Link, Pipeline.Block>> outcome) throws IOException {
        Map<Link, Trial> trials = turn.unit().trials();
        if (outcome.isDone()) {
            outcome.value().forEach((link, block) -> session.record().add(trials.get(link), block));
            session.record().decide(complete(turn.unit()));
        } else {
            String reason = outcome.failure().orElseThrow();
            session.record()
                    .decide(trials.values().stream()
                            .map(trial -> failed(trial, reason))
                            .toList());
        }
    }

    private Cell failed(Trial trial, String reason) {
        Pipeline before = session.record().pipeline(trial);
        return before.blocks().isEmpty()
                ? Cell.failed(trial, reason)
                : Cell.measured(trial, before).failedLater(reason);
    }

    /** The trials that have all their blocks. */
    private List<Cell> complete(Unit unit) {
        int blocks = experiment().blocks();
        return unit.trials().values().stream()
                .filter(trial -> session.record().pipeline(trial).blocks().size() == blocks)
                .map(trial -> Cell.measured(trial, session.record().pipeline(trial)))
                .toList();
    }
}
